import { IconGripVertical } from '@tabler/icons-react'
import { Text } from '#layout'
import { announce, useItemDrag } from '#ui'
import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import { FieldEditor } from './field-editor.tsx'
import { movedTo, withCopy, type DraftField, type DraftPart } from './form-draft.ts'
import classes from './forms.module.css'

interface Props {
  /** Of all parts. */
  readonly fields: readonly DraftField[]
  readonly part: DraftPart
  /** The name of the one that is edited. */
  readonly open: string | undefined
  readonly onOpen: (name: string | undefined) => void
  readonly kept: ReadonlySet<string>
  readonly isTried: boolean
  readonly refusalOf: (name: string, what: string) => string | undefined
  readonly onChange: (fields: DraftField[]) => void
}

/** The fields of a part in order: one line each, and the one that is open to edit. */
export function FieldList(props: Props) {
  const { fields, part, open, onOpen, kept, isTried, refusalOf, onChange } = props
  const { t } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const own = fields.filter((field) => field.part === part)
  const said = ({ label }: DraftField) => label.el || t('actions.author.untitled')

  function move(field: DraftField, place: number): void {
    if (place < 0 || place >= own.length) return
    onChange(movedTo(fields, field.name, place))
    announce(t('actions.forms.moved', { label: said(field), place: place + 1 }))
  }
  const drag = useItemDrag<number>({
    disabled: own.length < 2,
    targetAt: (id, { y }) => {
      const items = [...(list.current?.children ?? [])].filter((_, index) => index !== id)
      const before = items.findIndex((item) => {
        const { top, height } = item.getBoundingClientRect()
        return y < top + height / 2
      })
      return before === -1 ? items.length : before
    },
    onDrop: (id, place) => {
      const field = own[id]
      if (field) move(field, place)
    },
  })
  const onKeys = (event: KeyboardEvent, field: DraftField, place: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(field, place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const replace = (field: DraftField) =>
    onChange(fields.map((one) => (one.name === field.name ? field : one)))

  return (
    <ol ref={list} className={classes.fields}>
      {own.map((field, place) => {
        const isOpen = open === field.name || hasRefusal(field, refusalOf)
        const isDragged = drag.dragged?.id === place
        return (
          // The name of a new field may be changed while it is open.
          <li
            key={fields.indexOf(field)}
            data-dragged={isDragged || undefined}
            style={isDragged ? { transform: `translateY(${drag.dragged?.dy}px)` } : undefined}
          >
            <div className={classes.line}>
              <span className={classes.grip} aria-hidden="true" {...drag.handlersOf(place)}>
                <IconGripVertical size={18} />
              </span>
              <button
                type="button"
                className={classes.opener}
                aria-expanded={isOpen}
                onKeyDown={(event) => onKeys(event, field, place)}
                onClick={() => onOpen(isOpen ? undefined : field.name)}
              >
                <span className={classes.place}>{place + 1}.</span>
                <span className={classes.said}>{said(field)}</span>
                <Text as="span" tone="faint" size="small">
                  {t(`actions.author.type.${field.type}`)}
                  {field.required && ` · ${t('actions.author.required')}`}
                  {field.showWhen && ` · ${t('actions.forms.conditional')}`}
                </Text>
              </button>
            </div>
            {isOpen && (
              <FieldEditor
                field={field}
                fields={fields}
                isKept={kept.has(field.name)}
                isTried={isTried}
                refusalOf={(what) => refusalOf(field.name, what)}
                onChange={(next) => {
                  if (next.name !== field.name) onOpen(next.name)
                  onChange(fields.map((one) => (one === field ? next : one)))
                }}
                onRemove={() => onChange(fields.filter((one) => one !== field))}
                onCopy={() => onChange(withCopy(fields, field.name))}
                onUp={place > 0 ? () => move(field, place - 1) : undefined}
                onDown={place < own.length - 1 ? () => move(field, place + 1) : undefined}
                onPart={(next) => replace({ ...field, part: next, showWhen: null })}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

const hasRefusal = ({ name }: DraftField, refusalOf: Props['refusalOf']): boolean =>
  refusalOf(name, '') !== undefined
