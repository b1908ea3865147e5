import { fold } from '@telemachos/rules/greek-text'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { readingKey, useTexts } from '#shared'
import { announce, isPhone, SearchField } from '#ui'
import { EMOJI_GROUPS } from './emoji.ts'
import classes from './emoji.module.css'

interface Props {
  readonly onChoose: (sign: string) => void
  readonly onClose: () => void
}

/**
 * Chooses emoji: by what they are about, or by words. Arrows go from one to the next, Enter chooses, in the
 * search the first one found; Escape closes.
 */
export function EmojiPanel({ onChoose, onClose }: Props) {
  const { t } = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState<string>()
  const words = fold(search).split(/\s+/u).filter(Boolean)
  const groups = EMOJI_GROUPS.map(({ key, emoji }) => ({
    key,
    emoji: emoji
      .map(([name, sign]) => ({ name, sign, label: t(`chat.emoji.${name}`) }))
      .filter(({ label }) => words.every((word) => fold(label).includes(word))),
  })).filter(({ emoji }) => emoji.length > 0)
  const all = groups.flatMap(({ emoji }) => emoji)
  const current = all.find(({ name }) => name === active) ?? all[0]
  const buttons = () => [...(panel.current?.querySelectorAll<HTMLElement>('[data-emoji]') ?? [])]
  // On a phone, the search would bring a keyboard over what there is to choose.
  useEffect(() => {
    const first = isPhone() ? buttons()[0] : panel.current?.querySelector('input')
    first?.focus({ preventScroll: true })
  }, [])
  function choose({ sign, label }: (typeof all)[number]): void {
    onChoose(sign)
    announce(label)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const isSearch = event.target instanceof HTMLInputElement
    const goTo = (next: HTMLElement | undefined): void => {
      event.preventDefault()
      next?.focus()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    } else if (isSearch) {
      if (event.key === 'ArrowDown') goTo(buttons()[0])
      if (event.key === 'Enter' && all[0] && search !== '') choose(all[0])
    } else {
      const next = neighbour(buttons(), event)
      if (next) goTo(next)
      else if (event.key === 'ArrowUp') goTo(panel.current?.querySelector('input') ?? undefined)
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrows go from one emoji to another.
    <div
      ref={panel}
      role="group"
      aria-label={t('chat.emojis')}
      className={classes.panel}
      onKeyDown={onKeyDown}
    >
      <SearchField
        value={search}
        onChange={setSearch}
        label={t('chat.emojis.search')}
        placeholder={t('chat.emojis.search')}
        debounceMs={0}
      />
      <div className={classes.groups}>
        {all.length === 0 && <p className={classes.none}>{t('chat.emojis.none')}</p>}
        {groups.map(({ key, emoji }) => (
          <div key={key} role="group" aria-label={t(`chat.emojis.${key}`)}>
            <p className={classes.about} aria-hidden="true">
              {t(`chat.emojis.${key}`)}
            </p>
            <div className={classes.grid}>
              {emoji.map((one) => (
                <button
                  key={one.name}
                  type="button"
                  data-emoji
                  className={classes.one}
                  aria-label={one.label}
                  title={one.label}
                  tabIndex={one === current ? 0 : -1}
                  onFocus={() => setActive(one.name)}
                  onClick={() => choose(one)}
                >
                  {one.sign}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Where an arrow leads from the button that has the focus, as they stand on the page. */
function neighbour(
  buttons: readonly HTMLElement[],
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
): HTMLElement | undefined {
  const at = buttons.findIndex((button) => button === target)
  const here = buttons[at]?.getBoundingClientRect()
  if (!here) return undefined
  switch (readingKey(key)) {
    case 'ArrowRight':
      return buttons[at + 1]
    case 'ArrowLeft':
      return buttons[at - 1]
    case 'Home':
      return buttons[0]
    case 'End':
      return buttons.at(-1)
    case 'ArrowDown':
      return nearest(buttons.slice(at + 1), here.left, (top) => top > here.top)
    case 'ArrowUp':
      return nearest(buttons.slice(0, at).toReversed(), here.left, (top) => top < here.top)
    default:
      return undefined
  }
}

/** Of the next row in a direction, the button that stands nearest to a column. */
function nearest(
  buttons: readonly HTMLElement[],
  left: number,
  isBeyond: (top: number) => boolean,
): HTMLElement | undefined {
  const beyond = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => isBeyond(box.top))
  const row = beyond.filter(({ box }) => box.top === beyond[0]?.box.top)
  const distance = ({ box }: (typeof row)[number]) => Math.abs(box.left - left)
  return row.toSorted((a, b) => distance(a) - distance(b))[0]?.button
}
