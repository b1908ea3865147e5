import { Heading, Row, Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { Button, toast } from '#ui'
import type { Target } from '../paste/recognise-columns.ts'
import { usePluralText } from '../use-plural-text.ts'
import { laterRows, type Clash } from './group-faults.ts'
import classes from './fault-groups.module.css'
import type { ImportList } from './import-list.ts'

/** So many are shown one by one; the rest is resolved at once, or after these. */
const SHOWN = 10

interface ClashListProps {
  readonly list: ImportList
  readonly clashes: readonly Clash[]
  readonly targets: readonly Target[]
  /** What a row calls its person. */
  readonly nameOf: (row: number) => string
  readonly onShow: (rows: readonly number[]) => void
}

/** Rows that say they are the same person, named together. */
export function ClashList({ list, clashes, targets, nameOf, onShow }: ClashListProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const later = laterRows(clashes)

  function remove(rows: ReadonlySet<number>): void {
    const undo = list.removeMany(rows)
    toast(told('imports.fix.dropped', rows.size), {
      action: { label: t('ui.undo'), run: undo },
    })
  }
  return (
    <Stack as="section" gap={3} aria-label={t('imports.clash.title')}>
      <Row gap={3} lineGap={2} align="center" justify="between">
        <Heading as="h2">{t('imports.clash.title')}</Heading>
        {clashes.filter(({ blocks }) => blocks).length > 1 && (
          <Button onClick={() => remove(later)}>{t('imports.clash.keepAll')}</Button>
        )}
      </Row>
      {clashes.slice(0, SHOWN).map((clash) => {
        const { field, value, rows, blocks } = clash
        const title = t('imports.clash.rows', {
          rows: rows.join(', '),
          field: targets.find(({ name }) => name === field)?.label ?? field,
          value,
        })
        const names = new Set(rows.map(nameOf).filter((name) => name !== ''))
        return (
          <section
            key={`${field} ${value}`}
            className={classes.group}
            data-soft={blocks ? undefined : ''}
            aria-label={title}
          >
            <div>
              <Heading as="h3" size="small">
                {title}
              </Heading>
              <Text tone="soft" size="small">
                {t('imports.clash.names', { names: [...names].join(', ') })}
                {!blocks && ` ${t('imports.clash.allowed')}`}
              </Text>
            </div>
            <Row gap={2} lineGap={2}>
              <Button variant="default" onClick={() => remove(new Set(rows.slice(1)))}>
                {t('imports.clash.keep', { row: rows[0] ?? 0 })}
              </Button>
              <Button variant="subtle" onClick={() => onShow(rows)}>
                {t('imports.fix.show')}
              </Button>
            </Row>
          </section>
        )
      })}
      {clashes.length > SHOWN && (
        <Text tone="soft">{told('imports.clash.more', clashes.length - SHOWN)}</Text>
      )}
    </Stack>
  )
}
