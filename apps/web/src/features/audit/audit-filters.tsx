import { FILTER_BOUNDS } from '@telemachos/rules/date-bounds'
import { Card, Row } from '#layout'
import { MIN_LOG_TEXT } from '@telemachos/contract/audit/limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useTexts } from '#shared'
import {
  Button,
  Choice,
  Combobox,
  DateField,
  usePhone,
  useSearchText,
  TextField,
  TRIAL,
  FILTER_MS,
} from '#ui'
import type { AuditSearch } from './audit-search.ts'
import classes from './audit.module.css'
import { PersonFilter } from './person-filter.tsx'
import { useVerbOptions } from './use-verb-options.ts'

interface Props {
  readonly search: AuditSearch
  readonly onChange: (change: AuditSearch) => void
  readonly onClear: () => void
}

/** Which entries are shown; each choice is in the address at once. On a phone they open upon a press. */
export function AuditFilters(props: Props) {
  const { t, language } = useTexts()
  const isPhone = usePhone()
  const count = Object.keys(props.search).length
  const number = formatNumber(count, language)
  return (
    <Card
      as="section"
      gap={3}
      padding={isPhone ? 3 : 5}
      aria-label={t('audit.filters')}
      data-print={count > 0 ? undefined : 'none'}
    >
      {isPhone ? (
        <details>
          <summary className={classes.opener}>
            {count > 0 ? t('audit.filters.chosen', { number }) : t('audit.filters')}
          </summary>
          <Fields {...props} />
        </details>
      ) : (
        <Fields {...props} />
      )}
    </Card>
  )
}

function Fields({ search, onChange, onClear }: Props) {
  const { t } = useTexts()
  const { Projects } = useIdentity()
  const verbs = useVerbOptions()
  return (
    <>
      <div className={classes.filters} {...TRIAL}>
        <PersonFilter
          label={t('audit.filter.person')}
          value={search.person}
          onChange={(person) => onChange({ person })}
        />
        <PersonFilter
          label={t('audit.filter.actor')}
          value={search.actor}
          onChange={(actor) => onChange({ actor })}
        />
        <Combobox
          label={t('audit.filter.verb')}
          options={verbs}
          value={search.verb ?? null}
          onChange={(verb) => onChange({ verb: verb ?? undefined })}
        />
        <ValueFilter value={search.text ?? ''} onChange={(text) => onChange({ text })} />
        <DateField
          label={t('audit.filter.from')}
          value={search.from ?? null}
          bounds={FILTER_BOUNDS}
          onChange={(from) => onChange({ from: from ?? undefined })}
        />
        <DateField
          label={t('audit.filter.to')}
          value={search.to ?? null}
          bounds={FILTER_BOUNDS}
          onChange={(to) => onChange({ to: to ?? undefined })}
        />
      </div>
      <Row gap={3} align="end" justify="between">
        {Projects.length > 1 && (
          <Choice
            label={t('audit.filter.where')}
            value={search.in ?? ''}
            onChange={(where) => onChange({ in: where === 'all' ? where : undefined })}
          >
            <option value="">{t('audit.filter.here')}</option>
            <option value="all">{t('audit.filter.everywhere')}</option>
          </Choice>
        )}
        {search.action !== undefined && (
          <ActionFilter id={search.action} onClear={() => onChange({ action: undefined })} />
        )}
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" onClick={onClear}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </Row>
    </>
  )
}

/** An action is chosen from an entry; here it can be taken away. */
function ActionFilter({ id, onClear }: { readonly id: number; readonly onClear: () => void }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const actions = useCall('actions.listActions', { ProjectId, all: true })
  const title = actions.data?.find(({ Id }) => Id === id)?.Title ?? String(id)
  return (
    <Button variant="default" onClick={onClear}>
      {t('audit.filter.action', { title })} ✕
    </Button>
  )
}

interface ValueFilterProps {
  readonly value: string
  readonly onChange: (text: string | undefined) => void
}

function ValueFilter({ value, onChange }: ValueFilterProps) {
  const { t } = useTexts()
  const send = (text: string): void => {
    if (text === '' || text.length >= MIN_LOG_TEXT) onChange(text || undefined)
  }
  const { typed, setTyped, search } = useSearchText(value, send, FILTER_MS)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <TextField
        label={t('audit.filter.text')}
        placeholder={t('audit.filter.textHint', { least: MIN_LOG_TEXT })}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  )
}
