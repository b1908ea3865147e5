import { IconArrowsMove, IconArrowsDiagonal2, IconPencil, IconTrash } from '@tabler/icons-react'
import { GRID_COLUMNS } from '@telemachos/contract/reports/limits'
import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { Heading } from '#layout'
import { alongText, isMirrored, readingKey, Turns, useTexts } from '#shared'
import { announce, IconButton, useItemDrag } from '#ui'
import { inOrder, moved, placed, sized, type Direction, type Place } from './grid-places.ts'
import type { Filters, Tile } from './report-draft.ts'
import classes from './reports.module.css'
import { TileContent } from './tile-content.tsx'

interface TileGridProps {
  readonly tiles: readonly Tile[]
  readonly filters: Filters
  /** Null where the tiles are shown as they stand on the page, saved or not. */
  readonly reportId: number | null
  readonly round: number
  readonly drillable?: ReadonlySet<string>
  /** What an author does with them; readers only look. */
  readonly author?: {
    readonly onChange: (tiles: Tile[]) => void
    readonly onEdit: (key: string) => void
    readonly onRemove: (key: string) => void
  }
}

/** Where something begins along the text, in the window. */
const startOf = ({ left, right }: DOMRect): number => (isMirrored() ? right : left)

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Height of a line of the grid and of the gap below it (reports.module.css), in pixels. */
const LINE = 72 + 16

/** How many of a page's tiles ask at once: the server lets one person have so many long calls. */
const ASKING = 3

/** Tiles in their places; an author drags them and sizes them, by pointer or by keys. */
export function TileGrid(props: TileGridProps) {
  const { tiles, author } = props
  const { t } = useTexts()
  const grid = useRef<HTMLDivElement>(null)
  const [turns] = useState(() => new Turns(ASKING))
  /** Where in its tile it was taken hold of. */
  const grabbed = useRef({ x: 0, y: 0 })
  const titleOf = ({ Title = '' }: Tile) => Title || t('reports.tile.untitled')

  function put(next: Tile[], key: string): void {
    author?.onChange(next)
    const tile = next.find(({ Key }) => Key === key)
    if (!tile) return
    const { X, Y, W, H } = tile.Place
    const place = { column: X + 1, row: Y + 1, width: W, height: H }
    announce(t('reports.tile.placed', { title: titleOf(tile), ...place }))
  }
  /** The cell of the grid at a point of the window. */
  const cellAt = (x: number, y: number) => {
    const box = grid.current?.getBoundingClientRect()
    if (!box) return undefined
    const column = box.width / GRID_COLUMNS
    return { X: alongText(x - startOf(box)) / column, Y: (y - box.top) / LINE }
  }
  const drag = useItemDrag<Place>({
    disabled: !author,
    targetAt: (index, { x, y }) => {
      const cell = cellAt(x - grabbed.current.x, y - grabbed.current.y)
      const tile = tiles[index]
      return cell && tile && { ...tile.Place, X: Math.round(cell.X), Y: Math.round(cell.Y) }
    },
    onDrop: (index, place) => {
      const tile = tiles[index]
      if (tile) put(placed(tiles, tile.Key, place), tile.Key)
    },
  })
  const size = useItemDrag<Place>({
    disabled: !author,
    targetAt: (index, { x, y }) => {
      const cell = cellAt(x, y)
      const tile = tiles[index]
      if (!cell || !tile) return undefined
      const { X, Y } = tile.Place
      const W = Math.min(Math.round(cell.X) - X, GRID_COLUMNS - X)
      return { X, Y, W: Math.max(W, 1), H: Math.max(Math.round(cell.Y) - Y, 1) }
    },
    onDrop: (index, place) => {
      const tile = tiles[index]
      if (tile) put(placed(tiles, tile.Key, place), tile.Key)
    },
  })
  const held = drag.dragged ?? size.dragged
  const heldKey = held && tiles[held.id]?.Key
  const shown =
    held?.target && heldKey !== undefined && heldKey !== null
      ? placed(tiles, heldKey, held.target)
      : tiles
  const onKeys = (event: KeyboardEvent, key: string): void => {
    const direction = KEYS[readingKey(event.key)]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    put(event.shiftKey ? sized(tiles, key, direction) : moved(tiles, key, direction), key)
  }
  const take = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.closest('section')?.getBoundingClientRect()
    if (box) grabbed.current = { x: event.clientX - startOf(box), y: event.clientY - box.top }
  }
  return (
    <div ref={grid} className={classes.grid}>
      {inOrder(shown).map((tile) => {
        const index = tiles.findIndex(({ Key }) => Key === tile.Key)
        const title = titleOf(tile)
        const handlers = drag.handlersOf(index)
        return (
          <article
            key={tile.Key}
            aria-label={title}
            className={classes.tile}
            style={styleOf(tile.Place)}
            data-half={tile.Place.W <= GRID_COLUMNS / 2 || undefined}
            data-dragged={heldKey === tile.Key || undefined}
          >
            {(author || tile.Title) && (
              <header className={classes.head}>
                {author && (
                  <button
                    type="button"
                    className={classes.grip}
                    aria-label={t('reports.tile.grip', { title })}
                    title={t('reports.tile.grip', { title })}
                    data-tile={tile.Key}
                    onKeyDown={(event) => onKeys(event, tile.Key)}
                    {...handlers}
                    onPointerDown={(event) => {
                      take(event)
                      handlers.onPointerDown(event)
                    }}
                  >
                    <IconArrowsMove size={18} aria-hidden="true" />
                  </button>
                )}
                <Heading as="h2" size="small">
                  {tile.Title}
                </Heading>
                {author && (
                  <>
                    <IconButton
                      label={t('reports.tile.edit', { title })}
                      onClick={() => author.onEdit(tile.Key)}
                    >
                      <IconPencil size={18} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={t('reports.tile.remove', { title })}
                      onClick={() => author.onRemove(tile.Key)}
                    >
                      <IconTrash size={18} aria-hidden="true" />
                    </IconButton>
                  </>
                )}
              </header>
            )}
            <div
              className={classes.body}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is scrolled by keys too.
              tabIndex={tile.Kind === 'text' || tile.Kind === 'quest' ? 0 : undefined}
            >
              <TileContent
                tile={tile}
                filters={props.filters}
                reportId={props.reportId}
                round={props.round}
                turns={turns}
                isDrillable={props.drillable?.has(tile.Key) ?? false}
              />
            </div>
            {author && (
              <span
                className={classes.corner}
                title={t('reports.tile.size')}
                aria-hidden="true"
                {...size.handlersOf(index)}
              >
                <IconArrowsDiagonal2 size={16} />
              </span>
            )}
          </article>
        )
      })}
    </div>
  )
}

/** The place as the style sheet takes it. */
const styleOf = ({ X, Y, W, H }: Place): CSSProperties =>
  ({ '--x': X, '--y': Y, '--w': W, '--h': H }) as CSSProperties
