import { Row, Text } from '#layout'
import { IconPlus } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, EmptyState } from '#ui'
import classes from './services.module.css'

interface Listed {
  readonly Id: number
  readonly Name: string
}

interface ServiceListProps {
  readonly services: readonly Listed[]
  readonly chosen: number | 'new' | undefined
  readonly onChoose: (chosen: number | 'new') => void
}

/** The services of the project, of which one is opened; and the way to a new one. */
export function ServiceList({ services, chosen, onChoose }: ServiceListProps) {
  const { t } = useTexts()
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => onChoose('new')}
      aria-pressed={chosen === 'new'}
    >
      {t('services.new')}
    </Button>
  )
  if (services.length === 0 && chosen === undefined)
    return (
      <EmptyState
        picture="code"
        title={t('services.none')}
        text={t('services.noneText')}
        action={add}
      />
    )
  return (
    <Row gap={3} align="center" justify="between">
      <nav aria-label={t('services.list')} className={classes.list}>
        {services.map(({ Id, Name }) => (
          <Button
            key={Id}
            variant={chosen === Id ? 'filled' : 'default'}
            aria-pressed={chosen === Id}
            onClick={() => onChoose(Id)}
          >
            {Name}
          </Button>
        ))}
        {services.length === 0 && <Text tone="soft">{t('services.none')}</Text>}
      </nav>
      {add}
    </Row>
  )
}
