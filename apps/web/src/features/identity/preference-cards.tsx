import { Row, Text } from '#layout'
import { REMINDER_HOURS, type Separator } from '@telemachos/contract/identity/preferences'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useTexts, useWrite, type CallInput, errorText } from '#shared'
import { announce, Loadable } from '#ui'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './preference-cards.module.css'

const SEPARATOR_NAMES = [
  ['semicolon', ';'],
  ['comma', ','],
  ['tab', '\t'],
] as const satisfies (readonly [string, Separator])[]

interface Props {
  /** Takes effect in what is already open. */
  readonly onSingleKeys: (act: boolean) => void
}

/** How files are written for the person (spec §5, exports), when they are reminded of meetings, and whether bare letters act. */
export function PreferenceCards({ onSingleKeys }: Props) {
  const preferences = useCall('identity.getPreferences', {})
  return (
    <Loadable query={preferences}>
      {(kept) => (
        <>
          <SeparatorCard kept={kept.ExportSeparator} />
          <ReminderCard kept={kept.ReminderHours} />
          <KeysCard kept={kept.SingleKeys} onSingleKeys={onSingleKeys} />
        </>
      )}
    </Loadable>
  )
}

function SeparatorCard({ kept }: { readonly kept: Separator }) {
  const { t } = useTexts()
  const { save, keep, error } = useKeep()
  const separator = (save.isPending && save.variables.ExportSeparator) || kept
  return (
    <div>
      <ChoiceCards
        legend={t('identity.settings.separator')}
        lead={t('identity.settings.separator.lead')}
        name="separator"
        value={nameOf(kept)}
        busy={save.isPending}
        error={error}
        choices={SEPARATOR_NAMES.map(([name]) => ({
          value: name,
          label: t(`identity.settings.separator.${name}`),
        }))}
        onChoose={async (name) => {
          await keep({ ExportSeparator: separatorOf(name) })
        }}
      />
      <Preview separator={separator} />
    </div>
  )
}

function ReminderCard({ kept }: { readonly kept: number }) {
  const { t } = useTexts()
  const { save, keep, error } = useKeep()
  return (
    <ChoiceCards
      legend={t('identity.settings.reminder')}
      lead={t('identity.settings.reminder.lead')}
      name="reminder"
      value={String(kept)}
      busy={save.isPending}
      error={error}
      choices={REMINDER_HOURS.map((hours) => ({
        value: String(hours),
        label: t(`identity.settings.reminder.${hours}`),
      }))}
      onChoose={async (chosen) => {
        const hours = REMINDER_HOURS.find((one) => String(one) === chosen)
        if (hours) await keep({ ReminderHours: hours })
      }}
    />
  )
}

/** Who dictates would set off a key with each word (WCAG 2.1.4). */
function KeysCard({ kept, onSingleKeys }: Props & { readonly kept: boolean }) {
  const { t } = useTexts()
  const { save, keep, error } = useKeep()
  return (
    <ChoiceCards
      legend={t('identity.settings.keys')}
      lead={t('identity.settings.keys.lead')}
      name="keys"
      value={kept ? 'on' : 'off'}
      busy={save.isPending}
      error={error}
      choices={(['on', 'off'] as const).map((value) => ({
        value,
        label: t(`identity.settings.keys.${value}`),
      }))}
      onChoose={async (chosen) => {
        const after = await keep({ SingleKeys: chosen === 'on' })
        if (after) onSingleKeys(after.SingleKeys)
      }}
    />
  )
}

/** Keeps one preference; each waits for itself only. */
function useKeep() {
  const { t } = useTexts()
  const save = useWrite('identity.savePreferences')

  async function keep(chosen: CallInput<'identity.savePreferences'>) {
    try {
      const after = await save.mutateAsync(chosen)
      announce(t('identity.settings.kept'))
      return after
    } catch {
      // Shown with the choices, as it is kept by the mutation.
      return undefined
    }
  }

  return { save, keep, error: save.error && errorText(save.error, t) }
}

type SeparatorName = (typeof SEPARATOR_NAMES)[number][0]

function nameOf(separator: Separator): SeparatorName {
  return SEPARATOR_NAMES.find(([, sign]) => sign === separator)?.[0] ?? 'semicolon'
}

function separatorOf(name: SeparatorName): Separator {
  return SEPARATOR_NAMES.find(([key]) => key === name)?.[1] ?? ';'
}

/** A line of a file as it will be: numbers as the language writes them, quoted where they have to be. */
function Preview({ separator }: { readonly separator: Separator }) {
  const { t, language } = useTexts()
  const cells = [
    t('identity.settings.preview.name'),
    t('identity.settings.preview.town'),
    formatNumber(1234.5, language, 2),
  ]
  const line = cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell))
  return (
    <Row as="p" gap={3} lineGap={2} align="baseline" className={classes.preview}>
      <Text as="span" tone="faint" size="small">
        {t('identity.settings.preview')}
      </Text>
      <code className={classes.line}>{line.join(separator === '\t' ? ' ⇥ ' : separator)}</code>
    </Row>
  )
}
