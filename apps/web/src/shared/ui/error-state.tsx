import { Heading } from '../layout/heading.tsx'
import { Text } from '../layout/text.tsx'
import { Button } from './button.tsx'
import { ApiError } from '../api/api-error.ts'
import { errorText } from '../api/error-text.ts'
import { useTexts } from '../i18n/use-texts.ts'
import classes from './error-state.module.css'

/**
 * Says in words that something did not load, and offers to try again. What is a person's alone has not
 * failed: who is in their place does not have it.
 */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTexts()
  const refusal = error instanceof ApiError ? error : undefined
  if (refusal?.code === 'own_person_only')
    return (
      <div className={classes.box}>
        <Heading>{t('core.ownOnly')}</Heading>
        <p>{t('core.ownOnlyText')}</p>
      </div>
    )
  return (
    <div role="alert" className={classes.box}>
      <Heading>{t('core.failed.title')}</Heading>
      <p>{errorText(error, t)}</p>
      {refusal?.requestId && (
        <Text tone="faint" size="tiny" breaks>
          {t('core.failed.request', { id: refusal.requestId })}
        </Text>
      )}
      <Button variant="light" onClick={onRetry}>
        {t('core.failed.retry')}
      </Button>
    </div>
  )
}
