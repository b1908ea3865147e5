import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Card, Row, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useTexts, type CallOutput, useMayIn } from '#shared'
import { Button, EmptyState, Loadable } from '#ui'
import { ConsentBlocks } from './consent-blocks.tsx'
import { ConsentTextEditor } from './consent-text-editor.tsx'
import classes from './consent-texts.module.css'

type Published = CallOutput<'identity.listConsentTexts'>[number]

/** What a project asks its mentees to agree to: each version that was published, and a new one. */
export function ConsentTexts({ projectId }: { readonly projectId: number }) {
  const { t } = useTexts()
  const may = useMayIn(projectId)
  const texts = useCall('identity.listConsentTexts', { ProjectId: projectId })
  const [writing, setWriting] = useState(false)
  return (
    <Card as="section" gap={4} aria-labelledby="consent-texts">
      <Row gap={3} align="start" justify="between" className={classes.head}>
        <div>
          <h2 id="consent-texts">{t('consent.texts.title')}</h2>
          <Text tone="soft" size="small">
            {t('consent.texts.lead')}
          </Text>
        </div>
        {may('identity.publishConsentText') && !writing && texts.data && (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('consent.texts.new')}
          </Button>
        )}
      </Row>
      <Loadable query={texts}>
        {(found) => (
          <>
            {writing && (
              <ConsentTextEditor
                projectId={projectId}
                newest={found[0]}
                onOther={() => void texts.refetch()}
                onClose={() => setWriting(false)}
              />
            )}
            {found.length === 0 && !writing && (
              <EmptyState
                picture="text"
                title={t('consent.texts.none')}
                text={t('consent.texts.noneText')}
              />
            )}
            <ol className={classes.versions}>
              {found.map((text, index) => (
                <Version key={text.Version} text={text} isNewest={index === 0} />
              ))}
            </ol>
          </>
        )}
      </Loadable>
    </Card>
  )
}

function Version({ text, isNewest }: { readonly text: Published; readonly isNewest: boolean }) {
  const { t, language } = useTexts()
  const { Version: version, ValidFrom, By, Agreed } = text
  return (
    <li>
      <details className={classes.version}>
        <summary>
          <strong>{t('consent.texts.version', { version })}</strong>
          {isNewest && <span className={classes.newest}>{t('consent.texts.newest')}</span>}
          <Text as="span" tone="soft" size="small">
            {By
              ? t('consent.texts.by', { at: formatDateTime(ValidFrom), who: fullName(By) })
              : formatDateTime(ValidFrom)}
          </Text>
          <Text as="span" tone="soft" size="small">
            {t('consent.texts.agreed', { count: Agreed })}
          </Text>
        </summary>
        <ConsentBlocks text={text.Text[builtInOf(language)]} />
      </details>
    </li>
  )
}
