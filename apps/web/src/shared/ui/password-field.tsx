import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { IconButton } from './icon-button.tsx'
import { TextField, type FieldProps } from './text-field.tsx'

/** A password that may be pasted and looked at, with a word about the capitals lock. */
export function PasswordField({ hint, ...field }: FieldProps) {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const lookAtLock = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      hint={capitals ? t('core.password.capitals') : hint}
      onKeyUp={lookAtLock}
      onKeyDown={lookAtLock}
      aside={
        <IconButton
          label={t(shown ? 'core.password.hide' : 'core.password.show')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
        </IconButton>
      }
    />
  )
}
