import { Button } from '../../shared/ui/button.tsx'
import { missingRequired } from '@telemachos/rules/password'
import { useState } from 'react'
import type { ApiError } from '../../shared/api/api-error.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts, type Texts } from '../../shared/i18n/use-texts.ts'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { useSaveShortcut } from '../../shared/ui/use-save-shortcut.ts'
import { Card } from '../../shared/layout/card.tsx'
import { Heading } from '../../shared/layout/heading.tsx'
import { Text } from '../../shared/layout/text.tsx'
import { Row } from '../../shared/layout/row.tsx'
import { PasswordRules } from './password-rules.tsx'

interface Props {
  /** Whose password it is; one's own without it. */
  readonly person?: { readonly Id: number; readonly Username: string }
}

/**
 * Changes the own password, or as an Admin that of somebody else (spec §5, password); what was typed
 * stays when it is refused.
 */
export function PasswordForm({ person }: Props) {
  const { t } = useTexts()
  const identity = useIdentity()
  const { Username } = person ?? identity
  const [password, setPassword] = useState('')
  const change = useWrite('identity.changePassword')
  const isStrong = missingRequired(password) === 0

  function save(): void {
    if (!isStrong || change.isPending) return
    change.mutate(
      { ...(person && { UserId: person.Id }), Password: password },
      { onSuccess: () => setPassword('') },
    )
  }
  useSaveShortcut(save)

  return (
    <Card
      as="form"
      raised
      gap={3}
      aria-labelledby="change-password"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Heading id="change-password">{t('identity.password.title')}</Heading>
      <Text tone="soft">
        {t(person ? 'identity.password.leadOther' : 'identity.password.lead')}
      </Text>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={Username} />
      <PasswordField
        name="password"
        label={t('identity.password.new')}
        autoComplete="new-password"
        maxLength={1024}
        value={password}
        readOnly={change.isPending}
        error={change.error && problemText(change.error, t)}
        onChange={(event) => {
          setPassword(event.target.value)
          change.reset()
        }}
      />
      <PasswordRules password={password} />
      <Row gap={3} align="center">
        <Button type="submit" disabled={!isStrong} loading={change.isPending}>
          {t('identity.password.save')}
        </Button>
        <Text role="status" tone="done" strong>
          {change.isSuccess && t('identity.password.changed')}
        </Text>
      </Row>
    </Card>
  )
}

function problemText(error: ApiError, t: Texts['t']): string {
  const rules = error.fields.filter(({ field }) => field === 'Password')
  if (rules.length > 0) return rules.map(({ message }) => message).join(' ')
  return error.code === 'network' ? t('core.failed.network') : error.message
}
