import { GRID_COLUMNS } from '@telemachos/contract/reports/limits'

/** Where a tile stands in the grid, and how large it is. */
export interface Place {
  readonly X: number
  readonly Y: number
  readonly W: number
  readonly H: number
}

interface Placed {
  readonly Key: string
  readonly Place: Place
}

/** Narrower, or lower, nothing is read in it. */
const MIN_WIDTH = 2
const MAX_HEIGHT = 40

const isBeside = (a: Place, b: Place): boolean => a.X + a.W <= b.X || b.X + b.W <= a.X
const isOver = (a: Place, b: Place): boolean =>
  !isBeside(a, b) && a.Y < b.Y + b.H && b.Y < a.Y + a.H

/** A place within the grid that is as like as can be. */
function within({ X, Y, W, H }: Place): Place {
  const width = Math.min(Math.max(W, MIN_WIDTH), GRID_COLUMNS)
  return {
    X: Math.min(Math.max(X, 0), GRID_COLUMNS - width),
    Y: Math.max(Y, 0),
    W: width,
    H: Math.min(Math.max(H, 1), MAX_HEIGHT),
  }
}

/** Tiles as people read them: line by line. */
export const inOrder = <Tile extends Placed>(tiles: readonly Tile[]): Tile[] =>
  tiles.toSorted((a, b) => a.Place.Y - b.Place.Y || a.Place.X - b.Place.X)

/**
 * Every tile as high as it rises from where it is, none over another; of two that want one place, `first` has
 * it. A tile stays below those that it stands below: it does not jump over them into a gap.
 */
export function packed<Tile extends Placed>(tiles: readonly Tile[], first?: string): Tile[] {
  const order = tiles.toSorted(
    (a, b) =>
      a.Place.Y - b.Place.Y ||
      Number(b.Key === first) - Number(a.Key === first) ||
      a.Place.X - b.Place.X,
  )
  const set: Tile[] = []
  for (const tile of order) {
    const wanted = within(tile.Place)
    const place = { ...wanted, Y: Math.ceil(wanted.Y) }
    const isTaken = (Y: number) => set.some((one) => isOver(one.Place, { ...place, Y }))
    while (isTaken(place.Y)) place.Y += 1
    while (place.Y > 0 && !isTaken(place.Y - 1)) place.Y -= 1
    set.push({ ...tile, Place: place })
  }
  return tiles.map((tile) => set.find(({ Key }) => Key === tile.Key) ?? tile)
}

/** The tiles after one was put somewhere: the others give way. */
export const placed = <Tile extends Placed>(
  tiles: readonly Tile[],
  key: string,
  place: Place,
): Tile[] =>
  packed(
    tiles.map((tile) => (tile.Key === key ? { ...tile, Place: within(place) } : tile)),
    key,
  )

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The tiles after one was moved by a key: a column aside, or before or behind the tile that is over or below it. */
export function moved<Tile extends Placed>(
  tiles: readonly Tile[],
  key: string,
  direction: Direction,
): Tile[] {
  const tile = tiles.find(({ Key }) => Key === key)
  if (!tile) return [...tiles]
  const { Place } = tile
  if (direction === 'left') return placed(tiles, key, { ...Place, X: Place.X - 1 })
  if (direction === 'right') return placed(tiles, key, { ...Place, X: Place.X + 1 })
  const isDown = direction === 'down'
  const others = inOrder(tiles).filter(
    (one) =>
      one.Key !== key &&
      !isBeside(one.Place, Place) &&
      (isDown ? one.Place.Y > Place.Y : one.Place.Y < Place.Y),
  )
  const other = isDown ? others[0] : others.at(-1)
  if (!other) return [...tiles]
  // Between two lines: packing makes whole ones of it.
  const line = other.Place.Y + (isDown ? 0.5 : -0.5)
  const all = tiles.map((one) => (one === tile ? { ...one, Place: { ...Place, Y: line } } : one))
  return packed(all, key)
}

/** The tiles after one was made wider or higher by a key. */
export function sized<Tile extends Placed>(
  tiles: readonly Tile[],
  key: string,
  direction: Direction,
): Tile[] {
  const tile = tiles.find(({ Key }) => Key === key)
  if (!tile) return [...tiles]
  const { X, Y, W, H } = tile.Place
  const wider = { left: -1, right: 1, up: 0, down: 0 }[direction]
  const higher = { left: 0, right: 0, up: -1, down: 1 }[direction]
  const width = Math.min(W + wider, GRID_COLUMNS - X)
  return placed(tiles, key, { X, Y, W: width, H: H + higher })
}

/** The first place where something of a size stands beside or below all that is there. */
export function freePlace(tiles: readonly Placed[], size: Pick<Place, 'W' | 'H'>): Place {
  const end = Math.max(0, ...tiles.map(({ Place: { Y, H } }) => Y + H))
  for (let Y = 0; Y < end; Y++) {
    for (let X = 0; X + size.W <= GRID_COLUMNS; X++) {
      const place = { X, Y, ...size }
      if (!tiles.some((one) => isOver(one.Place, place))) return place
    }
  }
  return { X: 0, Y: end, ...size }
}
