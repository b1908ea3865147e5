import { Card, Heading, Row, Text } from '#layout'
import { IconArrowBackUp } from '@tabler/icons-react'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts, type CallOutput } from '#shared'
import { Button } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import { useUndoImport } from './use-undo-import.ts'

type Listed = CallOutput<'imports.listImports'>['list'][number]

/** One import: who made it, what came of it, and the way to undo it. */
export function ImportCard({ one }: { readonly one: Listed }) {
  const { t, language } = useTexts()
  const told = usePluralText()
  const { undo, isBusy, progress } = useUndoImport()
  const at = formatDateTime(one.At)
  const nameOf = (person: Listed['By']): string =>
    person ? fullName(person) : t('imports.history.erased')
  const counts = [
    t('imports.history.added', { number: formatNumber(one.Added, language) }),
    ...(['joined', 'invited', 'already'] as const)
      .map((what) => [what, one[COLUMNS[what]]] as const)
      .filter(([, count]) => count > 0)
      .map(([what, count]) =>
        t(`imports.history.${what}`, { number: formatNumber(count, language) }),
      ),
  ]
  return (
    <Card as="article" gap={2} padding={4} aria-label={t('imports.history.at', { at })}>
      <Heading>{t('imports.history.at', { at })}</Heading>
      <Text tone="soft">{t('imports.history.by', { name: nameOf(one.By) })}</Text>
      <Text>{counts.join(' · ')}</Text>
      {one.Undone && (
        <Text>
          {told('imports.history.undone', one.Undone.People, {
            at: formatDateTime(one.Undone.At),
            name: nameOf(one.Undone.By),
          })}
          {one.Undone.Left > 0 && ` ${told('imports.history.left', one.Undone.Left)}`}
        </Text>
      )}
      {one.UndoUntil && (
        <Row gap={3} lineGap={2} align="center">
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} />}
            aria-label={t('imports.undo.of', { at })}
            loading={isBusy}
            onClick={() => void undo(one.Id)}
          >
            {t('imports.undo')}
          </Button>
          <Text tone="faint" size="small" role={progress ? 'status' : undefined}>
            {progress ?? t('imports.undo.until', { at: formatDateTime(one.UndoUntil) })}
          </Text>
        </Row>
      )}
    </Card>
  )
}

const COLUMNS = { joined: 'Joined', invited: 'Invited', already: 'Already' } as const
