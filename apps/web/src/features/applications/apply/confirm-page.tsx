import { Card, Heading, Stack, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { useTexts } from '#shared'
import { CopyButton } from '#ui'
import { leftToken } from './left-token.ts'
import classes from './apply.module.css'

/** What an applicant is told after submitting: the protocol number, and the private link. */
export function ConfirmPage({ protocol }: { readonly protocol: string }) {
  const { t } = useTexts()
  const { token, isWaiting } = leftToken()
  const link = new URL(
    pathOf('root.applicationFormResultForm', { status: 'form', token }),
    location.origin,
  ).href
  return (
    <>
      <Heading as="h1" size="page" tabIndex={-1}>
        {t('apply.done.title')}
      </Heading>
      {protocol !== '' && (
        <Card gap={2}>
          <Text tone="soft">{t('apply.done.protocol')}</Text>
          <p className={classes.protocol}>{protocol}</p>
        </Card>
      )}
      {isWaiting && <Text>{t('apply.done.waiting')}</Text>}
      {token !== '' && (
        <Stack gap={2}>
          <Heading as="h2" size="section">
            {t('apply.done.link')}
          </Heading>
          <Text tone="soft">{t('apply.done.linkText')}</Text>
          <a href={link} className={classes.link}>
            {link}
          </a>
          <div>
            <CopyButton text={link} />
          </div>
        </Stack>
      )}
    </>
  )
}
