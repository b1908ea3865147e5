import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { useState } from 'react'
import { errorText, useIdentity, useTexts, useWrite } from '#shared'
import { Button, TextArea } from '#ui'
import classes from './services.module.css'

/** Runs code before it is saved, as the person; what it calls is done. */
export function TryScript({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [params, setParams] = useState('{}')
  const write = useWrite('services.tryScriptService')
  const given = readParams(params)
  const answer = write.data
  return (
    <Card as="section" gap={3} aria-labelledby="try-script">
      <Heading id="try-script">{t('services.try')}</Heading>
      <Text tone="soft">{t('services.try.note')}</Text>
      <TextArea
        label={t('services.paramsJson')}
        rows={3}
        spellCheck={false}
        value={params}
        error={given ? undefined : t('services.paramsJson.wrong')}
        onChange={(event) => setParams(event.currentTarget.value)}
      />
      <Row>
        <Button
          variant="default"
          loading={write.isPending}
          disabled={code.trim() === '' || !given}
          onClick={() => given && write.mutate({ ProjectId, Code: code, Params: given })}
        >
          {t('services.run')}
        </Button>
      </Row>
      {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
      {answer?.Fault && (
        <FailureNotice>
          {[answer.Fault.At, t(`services.fault.${answer.Fault.Problem}`), answer.Fault.Message]
            .filter(Boolean)
            .join(' ')}
        </FailureNotice>
      )}
      {answer && !answer.Fault && (
        <pre aria-label={t('services.result')} className={classes.result}>
          {answer.Result === null
            ? t('services.noResult')
            : JSON.stringify(JSON.parse(answer.Result), null, 2)}
        </pre>
      )}
    </Card>
  )
}

/** Parameters as they are typed in JSON; undefined where it is no object of values. */
function readParams(text: string): Record<string, string | number | boolean | null> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}
