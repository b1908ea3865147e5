import { FailureNotice, Stack } from '#layout'
import { missingRequired } from '@telemachos/rules/password'
import { readEmail } from '@telemachos/rules/addresses'
import { useState, type ComponentType, type FormEvent } from 'react'
import { ApiError, call, errorText, useTexts, type CallOutput } from '#shared'
import { Button, Checkbox, PasswordField, SelectField, TextField, useUnsaved } from '#ui'
import { Captcha } from '../apply/captcha.tsx'

/** Shows which rules a password keeps. */
export type PasswordRules = ComponentType<{ readonly password: string }>

interface Props {
  readonly rules: PasswordRules
  readonly calls: CallOutput<'applications.getForm'>['Open']
  /** The call that the address names, where it is open. */
  readonly wanted: string | undefined
  /** Hears to which address the link goes. */
  readonly onSent: (email: string) => void
}

const NOTHING = { FirstName: '', LastName: '', Email: '', Password: '' }

/** Who somebody is, and the password that they will sign in with; its rules as they are kept while typing. */
export function RegisterForm({ rules: Rules, calls, wanted, onSent }: Props) {
  const { t } = useTexts()
  const [project, setProject] = useState(wanted ?? calls[0]?.Url ?? '')
  const [values, setValues] = useState(NOTHING)
  const [isAgreed, setIsAgreed] = useState(false)
  const [captcha, setCaptcha] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  // A password is nothing to write again.
  useUnsaved([values.FirstName, values.LastName, values.Email].some((text) => text.trim() !== ''))
  const isReady = isAgreed && captcha !== undefined && missingRequired(values.Password) === 0
  const messagesOf = (name: string): string | undefined =>
    (error instanceof ApiError ? error.fields : [])
      .filter(({ field }) => field === name)
      .map(({ message }) => message)
      .join(' ') || undefined
  const field = (name: keyof typeof NOTHING) => ({
    value: values[name],
    error: messagesOf(name),
    readOnly: isBusy,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: value }))
      setError(undefined)
    },
  })
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady || isBusy) return
    setIsBusy(true)
    setError(undefined)
    const Email = readEmail(values.Email) ?? values.Email.trim()
    const input = { ...values, Email, Project: project, Consent: true as const, Captcha: captcha }
    try {
      await call('applications.register', input)
      onSent(Email)
    } catch (failure) {
      setError(failure)
      // A task counts once.
      setCaptcha(undefined)
      setIsBusy(false)
    }
  }
  const isNamed = error instanceof ApiError && error.fields.some(({ field: one }) => one in values)
  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      {calls.length > 1 && (
        <SelectField
          label={t('register.call')}
          options={calls.map(({ Url, Title }) => ({ value: Url, label: Title }))}
          value={project}
          onChange={(chosen) => setProject(chosen ?? '')}
        />
      )}
      <TextField
        label={t('register.firstName')}
        autoComplete="given-name"
        maxLength={100}
        {...field('FirstName')}
      />
      <TextField
        label={t('register.lastName')}
        autoComplete="family-name"
        maxLength={100}
        {...field('LastName')}
      />
      <TextField
        type="email"
        label={t('register.email')}
        hint={t('register.emailHint')}
        autoComplete="username"
        maxLength={254}
        {...field('Email')}
      />
      <PasswordField
        name="password"
        label={t('register.password')}
        autoComplete="new-password"
        maxLength={200}
        {...field('Password')}
      />
      <Rules password={values.Password} />
      <Checkbox label={t('register.consent')} checked={isAgreed} onChange={setIsAgreed} />
      <Captcha solved={captcha !== undefined} onSolved={setCaptcha} />
      {error !== undefined && !isNamed && <FailureNotice>{errorText(error, t)}</FailureNotice>}
      <div>
        <Button type="submit" loading={isBusy} disabled={!isReady}>
          {t('register.submit')}
        </Button>
      </div>
    </Stack>
  )
}
