import { Button } from '../../shared/ui/button.tsx'
import { isLogo, MAX_LOGO } from '@telemachos/contract/projects/settings-constants'
import { useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { TextField } from '../../shared/ui/text-field.tsx'
import classes from './projects.module.css'

interface Props {
  readonly label: string
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

/** The project's logo: an image file, kept in the settings, or the address of one on this site. */
export function LogoField({ label, error, value, onChange }: Props) {
  const { t } = useTexts()
  const file = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const isFile = value.startsWith('data:')

  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    const data = await readFile(chosen)
    setRefusal(
      isLogo(data)
        ? undefined
        : t('projects.logo.refused', { size: Math.floor((MAX_LOGO * 3) / 4 / 1024) }),
    )
    if (isLogo(data)) onChange(data)
  }
  return (
    <div className={classes.logo}>
      {value !== '' && isLogo(value) && (
        <img src={value} alt={t('projects.logo.alt')} className={classes.logoImage} />
      )}
      <TextField
        label={label}
        hint={t('projects.logo.hint')}
        error={refusal ?? error}
        value={isFile ? '' : value}
        placeholder={isFile ? t('projects.logo.fromFile') : '/…'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <input
          ref={file}
          type="file"
          accept={KINDS}
          hidden
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button variant="default" onClick={() => file.current?.click()}>
          {t('projects.logo.choose')}
        </Button>
        {value !== '' && (
          <Button variant="subtle" onClick={() => onChange('')}>
            {t('projects.logo.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}

function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}
