import { formatDateTime } from '@telemachos/rules/dates'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Row } from '../layout/row.tsx'
import { Button } from './button.tsx'
import classes from './conflict-note.module.css'

/** One thing that both have written, in words. */
export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface Props {
  /** Who wrote the other, and when as ISO text; nothing where that is not known. */
  readonly by?: string | null | undefined
  readonly at?: string | null | undefined
  readonly differences?: readonly Difference[]
  /** What else there is to know before one chooses. */
  readonly children?: ReactNode
  /** While the other is on its way, or the choice is. */
  readonly isBusy?: boolean
  /** In words what a single button does: for changes that go together, of which none need go. */
  readonly joinLabel?: string
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/**
 * A save was refused because somebody else has saved meanwhile: shows what both have written and whose
 * the other is, and asks which one is to stay. Nothing is lost until then.
 */
export function ConflictNoteBody(props: Props) {
  const { by, at, differences = [], children, isBusy = false, joinLabel, onMine, onTheirs } = props
  const { t } = useTexts()
  return (
    <section role="alert" className={classes.note}>
      <p>
        <strong>{t('ui.conflict.title')}</strong>
      </p>
      <p>
        {by && at
          ? t('ui.conflict.who', { name: by, when: formatDateTime(at) })
          : t('ui.conflict.somebody')}{' '}
        {t('ui.conflict.kept')} {joinLabel === undefined && t('ui.conflict.choose')}
      </p>
      {differences.length > 0 && <Differences differences={differences} />}
      {children}
      <Row gap={2} align="center">
        <Button loading={isBusy} onClick={onMine}>
          {joinLabel ?? t('ui.conflict.keepMine')}
        </Button>
        {joinLabel === undefined && (
          <Button variant="default" loading={isBusy} onClick={onTheirs}>
            {t('ui.conflict.takeTheirs')}
          </Button>
        )}
      </Row>
    </section>
  )
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const { t } = useTexts()
  return (
    <table className={classes.values}>
      <thead>
        <tr>
          <th scope="col">{t('ui.conflict.what')}</th>
          <th scope="col">{t('ui.conflict.mine')}</th>
          <th scope="col">{t('ui.conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-whose={t('ui.conflict.mine')}>
              <div className={classes.value}>{mine || t('ui.conflict.empty')}</div>
            </td>
            <td data-whose={t('ui.conflict.theirs')}>
              <div className={classes.value}>{theirs || t('ui.conflict.empty')}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
