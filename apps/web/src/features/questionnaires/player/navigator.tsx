import { IconInfoSmall } from '@tabler/icons-react'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { navigatorRows, type Route } from '@telemachos/questionnaire/navigation'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Checkbox } from '../../../shared/ui/choices/checkbox.tsx'
import classes from './player.module.css'

interface Props {
  readonly route: Route
  readonly evaluation: Evaluation
  readonly current: string
  readonly onGo: (id: string) => void
  readonly onHideAnswered: (hides: boolean) => void
}

/** All questions, five in a row: where one is, and what is answered. */
export function Navigator({ route, evaluation, current, onGo, onHideAnswered }: Props) {
  const { t } = useTexts()
  const nameOf = (id: string): string => {
    const number = evaluation.number(id)
    if (number === undefined) return t('quest.navigator.information')
    const state = route.isAnswered(id) ? 'answered' : 'open'
    return `${t('quest.navigator.number', { number })}, ${t(`quest.navigator.${state}`)}`
  }
  return (
    <nav aria-label={t('quest.navigator')} className={classes.navigator}>
      <div className={classes.rows}>
        {navigatorRows(route, current).map((row) => (
          <div key={row[0]} className={classes.row}>
            {row.map((id) => (
              <button
                key={id}
                type="button"
                className={classes.stop}
                aria-label={nameOf(id)}
                aria-current={id === current ? 'step' : undefined}
                data-answered={route.isAnswered(id) || undefined}
                onClick={() => onGo(id)}
              >
                {evaluation.number(id) ?? <IconInfoSmall size={20} aria-hidden="true" />}
              </button>
            ))}
          </div>
        ))}
      </div>
      <Checkbox
        label={t('quest.hideAnswered')}
        checked={route.hidesAnswered}
        onChange={onHideAnswered}
      />
      <p className={classes.keys}>{t('quest.navigator.keys')}</p>
    </nav>
  )
}
