import { Row, Text } from '#layout'
import { Button, Checkbox, DateField, IconButton, MissingMark, TextField } from '#ui'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { formatDate } from '@telemachos/rules/dates'
import { useTexts } from '#shared'
import type { GridEntry } from './draft.ts'
import { FLAGS, hasFlag, withFlag } from './grid-flags.ts'
import classes from './projects.module.css'

interface Props {
  readonly entry: GridEntry
  readonly title: string
  /** The title in every language. */
  readonly titles: TextByLanguage
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChange: (entry: GridEntry) => void
  /** Where its content is written; nothing where it may not be. */
  readonly contentPath: string | undefined
  /** Nothing where it may not be taken out. */
  readonly onRemove: (() => void) | undefined
}

/** An action in the grid: its flags at once, the rest when it is opened. */
export function ActionRow(props: Props) {
  const { entry, title, titles, isOpen, onOpen, onChange, contentPath, onRemove } = props
  const { t } = useTexts()
  return (
    <div role="group" aria-label={title}>
      <div className={classes.fieldLine}>
        <strong>
          {title} <MissingMark value={titles} />
        </strong>
        {entry.Due !== null && (
          <Text as="span" tone="faint" size="medium">
            {t('projects.actions.dueOn', { date: formatDate(entry.Due) })}
          </Text>
        )}
        <IconButton
          label={t(isOpen ? 'projects.fields.close' : 'projects.fields.open', { name: title })}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </IconButton>
      </div>
      <Row gap={4} lineGap={0} className={classes.flags}>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`projects.flag.${flag}`)}
            checked={hasFlag(entry, flag)}
            onChange={(on) => onChange(withFlag(entry, flag, on))}
          />
        ))}
      </Row>
      {isOpen && (
        <div className={classes.fieldForm}>
          {contentPath !== undefined && (
            <div className={classes.wide}>
              <Link to={contentPath} aria-label={t('actions.author.editOf', { title })}>
                {t('actions.author.edit')}
              </Link>
            </div>
          )}
          <GroupField
            value={entry.Group.join(' / ')}
            onChange={(Group) => onChange({ ...entry, Group })}
          />
          <DateField
            label={t('projects.actions.due')}
            value={entry.Due}
            onChange={(Due) => onChange({ ...entry, Due })}
          />
          {onRemove && hasFlag(entry, 'CanDelete') && (
            <div>
              <Button variant="subtle" onClick={onRemove}>
                {t('projects.actions.removeOf', { title })}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

interface GroupFieldProps {
  readonly value: string
  readonly onChange: (group: string[]) => void
}

/** The group path of an action; taken over once it is left, since the action then goes there. */
function GroupField({ value, onChange }: GroupFieldProps) {
  const { t } = useTexts()
  return (
    <TextField
      key={value}
      label={t('projects.actions.group')}
      hint={t('projects.actions.groupHint')}
      defaultValue={value}
      maxLength={300}
      onBlur={({ currentTarget }) => {
        const parts = currentTarget.value.split('/').map((part) => part.trim().slice(0, 200))
        const path = parts.filter(Boolean).slice(0, 6)
        if (path.join(' / ') !== value) onChange(path)
      }}
    />
  )
}
