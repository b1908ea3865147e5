import { Heading, Row, Stack, Text } from '#layout'
import { Checkbox, DateField, Drawer, hasUnread, KEPT, LanguageFields, ProjectLink } from '#ui'
import { useGroupWords, useMay, useTexts } from '#shared'
import { pathOf } from '@telemachos/contract/paths'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { formatDateTime } from '@telemachos/rules/dates'
import { useId, useState, type ReactNode } from 'react'
import { TypeIcon } from '../action/type-icon.tsx'
import { audienceWords } from './audience.ts'
import { COLUMNS, titleIn, type Column, type ColumnTexts } from './columns.ts'
import { patchOf, type Seen, type Values } from './patch.ts'
import { FLAGS, groupOf, groupText, hasFlag, withFlag, type Row as ActionRow } from './row.ts'
import type { CellWork } from './use-cell-work.ts'
import classes from './table.module.css'

interface Props {
  readonly row: ActionRow
  readonly work: CellWork
  readonly columnTexts: ColumnTexts
  readonly groups: readonly string[]
  readonly onClose: () => void
  /** What can be done with the action as a whole. */
  readonly children: ReactNode
}

/** One action beside the table: what there is to know, what is changed at once, and where the rest is. */
export function ActionPanel(props: Props) {
  const { row, onClose, children } = props
  const { t } = useTexts()
  return (
    <Drawer
      label={t('actions.table.panel', { title: row.Title })}
      closeLabel={t('core.dialog.close')}
      onClose={onClose}
      head={
        <Row gap={2} align="center" nowrap>
          <TypeIcon typeId={row.TypeId} size={22} />
          <Heading as="h2" size="section">
            {row.Title}
          </Heading>
        </Row>
      }
    >
      <Stack gap={5}>
        <Facts {...props} />
        <Links row={row} />
        {row.ArchivedAt === null && <QuickEdits {...props} key={row.ActionId} />}
        {children}
      </Stack>
    </Drawer>
  )
}

function Facts({ row, columnTexts }: Props) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const { mentees, texts } = columnTexts
  const facts = [
    ['TypeId', t(`actions.grid.type.${row.TypeId as 1}`)],
    ['Group', groupWords(row.Group) || t('actions.table.noGroup')],
    ['Audience', audienceWords(row, mentees, texts)],
    ['Done', t('actions.table.doneOf', { done: row.Done, of: row.Of })],
    ...(row.SharedWith.length > 0 ? [['Shared', row.SharedWith.join(', ')] as const] : []),
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([key, text]) => (
        <div key={key}>
          <dt>{t(`actions.table.column.${key}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {row.ShowCondition !== '' && (
        <Condition label={t('actions.table.shownWhen')} source={row.ShowCondition} />
      )}
      {row.EnableCondition !== '' && (
        <Condition label={t('actions.table.opensWhen')} source={row.EnableCondition} />
      )}
      {row.ChangedAt && (
        <div>
          <dt>{t('actions.table.changedLast')}</dt>
          <dd>{[formatDateTime(row.ChangedAt), row.ChangedBy].filter(Boolean).join(' · ')}</dd>
        </div>
      )}
    </dl>
  )
}

function Condition({ label, source }: { readonly label: string; readonly source: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{source}</code>
      </dd>
    </div>
  )
}

/** The tabs of the page of one action to which the panel leads. */
const TABS = ['content', 'form', 'project', 'history'] as const

function Links({ row }: { readonly row: ActionRow }) {
  const { t } = useTexts()
  const may = useMay()
  const { ActionId: actionId } = row
  return (
    <nav aria-label={t('actions.table.links')}>
      <Row as="ul" gap={3} lineGap={2} className={classes.links}>
        {may('actions.getContent') &&
          TABS.map((tab) => (
            <li key={tab}>
              <ProjectLink to={pathOf('admin.action.content', { actionId })} hash={`tab=${tab}`}>
                {t(`actions.author.tab.${tab}`)}
              </ProjectLink>
            </li>
          ))}
        <li>
          <ProjectLink to={pathOf('mentor.action2.list.view', { actionId })}>
            {t('actions.table.byAction')}
          </ProjectLink>
        </li>
      </Row>
    </nav>
  )
}

const TITLE = COLUMNS.find(({ key }) => key === 'Title.el') as Column

function QuickEdits({ row, work, columnTexts, groups }: Props) {
  const { t } = useTexts()
  const list = useId()
  const titles = Object.fromEntries(LANGUAGES.map((language) => [language, titleIn(row, language)]))
  const [typed, setTyped] = useState<Record<string, string>>()
  const [group, setGroup] = useState<string>()
  const [due, setDue] = useState<string | null>()
  const seen = (): Seen => new Map([[row.ActionId, row]])
  const change = (values: Values) =>
    work.applyTold(
      patchOf([row], () => values),
      seen(),
    )
  const shown = typed ?? titles

  function saveTitles(): void {
    if (!typed) return
    const { el = '', ...others } = typed
    const Titles = Object.fromEntries(
      Object.entries(others).filter(([, text]) => text.trim() !== ''),
    )
    if (el.trim() !== '') change({ Title: el.trim(), Titles })
    setTyped(undefined)
  }
  function saveDue(): void {
    if (due !== undefined) change({ Due: due })
    setDue(undefined)
  }
  function saveGroup(): void {
    if (group === undefined) return
    change({ Group: groupOf(group).map(columnTexts.groupNamed) })
    setGroup(undefined)
  }
  return (
    // Each field is saved when it is left.
    <Stack gap={4} as="section" {...KEPT}>
      <Heading as="h3" size="small">
        {t('actions.table.quick')}
      </Heading>
      {work.isEditable(TITLE) && (
        <div
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) saveTitles()
          }}
        >
          <LanguageFields
            name={t('actions.table.column.Title')}
            value={shown}
            maxLength={300}
            errorOf={(language) =>
              language === 'el' && shown['el']?.trim() === '' && t('actions.table.wrongTitle')
            }
            onChange={(next) => setTyped(next as Record<string, string>)}
          />
        </div>
      )}
      <fieldset disabled={!work.mayArrange} className={classes.plain}>
        <legend className="visually-hidden">{t('actions.table.value.Flags')}</legend>
        <Stack gap={2}>
          {FLAGS.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`actions.table.column.${flag}`)}
              checked={hasFlag(row, flag)}
              onChange={(on) => change({ Flags: withFlag(row.Flags, flag, on) })}
            />
          ))}
        </Stack>
      </fieldset>
      {work.mayArrange && (
        <>
          <label className={classes.groupField}>
            {t('actions.table.column.Group')}
            <input
              list={list}
              value={group ?? groupText(row.Group)}
              maxLength={1_200}
              placeholder={t('actions.table.groupHint')}
              onChange={({ currentTarget }) => setGroup(currentTarget.value)}
              onBlur={saveGroup}
            />
          </label>
          <datalist id={list}>
            {groups.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <div
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget) && !hasUnread(currentTarget)) saveDue()
            }}
          >
            <DateField
              label={t('actions.table.column.Due')}
              value={due === undefined ? row.Due : due}
              onChange={setDue}
            />
          </div>
          <Text tone="faint" size="medium">
            {t('actions.table.quickHint')}
          </Text>
        </>
      )}
    </Stack>
  )
}
