import { Row, Stack, Text } from '#layout'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, IconButton, TextField } from '#ui'
import classes from './conferences.module.css'

interface Material {
  readonly Title: string
  readonly Url: string
}

interface Props {
  readonly value: readonly Material[]
  readonly error: string | undefined
  readonly onChange: (value: Material[]) => void
}

const MAX = 30

/** Links to what goes with a session, such as slides. */
export function MaterialsField({ value, error, onChange }: Props) {
  const { t } = useTexts()
  const change = (place: number, part: Partial<Material>) =>
    onChange(value.map((one, index) => (index === place ? { ...one, ...part } : one)))
  return (
    <Stack as="fieldset" gap={2} className={classes['materials']}>
      <legend>{t('conference.materials')}</legend>
      {value.map(({ Title, Url }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines have nothing of their own but their order.
        <div key={index} className={classes['material']}>
          <TextField
            label={t('conference.material.title')}
            value={Title}
            maxLength={200}
            onChange={(event) => change(index, { Title: event.currentTarget.value })}
          />
          <TextField
            label={t('conference.material.url')}
            value={Url}
            inputMode="url"
            maxLength={1000}
            onChange={(event) => change(index, { Url: event.currentTarget.value })}
          />
          <IconButton
            label={t('conference.material.remove', { title: Title || String(index + 1) })}
            onClick={() => onChange(value.filter((_, place) => place !== index))}
          >
            <IconTrash size={18} />
          </IconButton>
        </div>
      ))}
      {error && (
        <Text tone="failure" role="alert">
          {error}
        </Text>
      )}
      {value.length < MAX && (
        <Row>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} />}
            onClick={() => onChange([...value, { Title: '', Url: '' }])}
          >
            {t('conference.material.add')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
