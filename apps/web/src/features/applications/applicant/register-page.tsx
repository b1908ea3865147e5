import { Card, Heading, Text } from '#layout'
import { MAX_UNUSED } from '@telemachos/contract/mail/limits'
import { useState } from 'react'
import { useCall, useTexts } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { RegisterForm, type PasswordRules } from './register-form.tsx'

/** Asks for an account, for a call that is open (spec §2.1, selfregister). */
export function RegisterPage({ rules }: { readonly rules: PasswordRules }) {
  const { t } = useTexts()
  const [sent, setSent] = useState<string>()
  const [wanted] = useState(() => new URLSearchParams(location.search).get('project') ?? '')
  const form = useCall('applications.getForm', { Project: '' }, { staleTime: Infinity })
  if (sent !== undefined) {
    return (
      <Card gap={2}>
        <Heading as="h1" size="page">
          {t('register.sent.title')}
        </Heading>
        <Text role="status">{t('register.sent.text', { email: sent, count: MAX_UNUSED })}</Text>
      </Card>
    )
  }
  return (
    <Loadable query={form}>
      {({ Open }) =>
        Open.length === 0 ? (
          <EmptyState title={t('apply.open.none')} />
        ) : (
          <>
            <div>
              <Heading as="h1" size="page">
                {t('register.title')}
              </Heading>
              <Text tone="soft">{t('register.lead')}</Text>
            </div>
            <RegisterForm
              rules={rules}
              calls={Open}
              wanted={Open.find(({ Url }) => Url.toLowerCase() === wanted.toLowerCase())?.Url}
              onSent={setSent}
            />
          </>
        )
      }
    </Loadable>
  )
}
