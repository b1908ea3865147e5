import { Heading } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import type { Preview } from './data-person.ts'
import classes from './erase-dialog.module.css'

const EFFECTS = ['Removed', 'Anonymised', 'Kept'] as const
const LABELS = {
  planned: {
    Removed: 'privacy.erase.removed',
    Anonymised: 'privacy.erase.anonymised',
    Kept: 'privacy.erase.kept',
  },
  done: {
    Removed: 'privacy.erased.removed',
    Anonymised: 'privacy.erased.anonymised',
    Kept: 'privacy.erased.kept',
  },
} as const

interface Props {
  readonly sections: Preview['Sections']
  /** Whether it is still to happen, or has. */
  readonly when: keyof typeof LABELS
}

/** What erasing does to each part of what is kept, or has done. */
export function EffectsTable({ sections, when }: Props) {
  const { t, language } = useTexts()
  return (
    <table className={classes.effects}>
      <thead>
        <tr>
          <th scope="col">{t('privacy.erase.section')}</th>
          {EFFECTS.map((effect) => (
            <th key={effect} scope="col" data-numeric="">
              {t(LABELS[when][effect])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map((section) => (
          <tr key={section.Section}>
            <th scope="row">{t(`privacy.section.${section.Section}`)}</th>
            {EFFECTS.map((effect) => (
              <td key={effect} data-numeric="" data-label={t(LABELS[when][effect])}>
                {formatNumber(section[effect], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Why some of it stays, each reason once with all that it is true of. */
export function KeptReasons({ sections }: { readonly sections: Preview['Sections'] }) {
  const { t } = useTexts()
  const reasons = [...new Set(sections.flatMap(({ Because }) => Because))]
  if (reasons.length === 0) return null
  return (
    <>
      <Heading as="h3" size="plain">
        {t('privacy.erase.why')}
      </Heading>
      <dl className={classes.reasons}>
        {reasons.map((reason) => (
          <div key={reason}>
            <dt>
              {sections
                .filter(({ Because }) => Because.includes(reason))
                .map(({ Section }) => t(`privacy.section.${Section}`))
                .join(', ')}
            </dt>
            <dd>{t(`privacy.because.${reason}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
