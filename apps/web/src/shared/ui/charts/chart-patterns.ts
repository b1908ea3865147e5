/** The side of the square that a pattern repeats, in pixels. */
const TILE = 12

type Draw = (context: CanvasRenderingContext2D) => void

const line =
  (
    ...points: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[]
  ): Draw =>
  (context) => {
    context.beginPath()
    for (const [fromX, fromY, toX, toY] of points) {
      context.moveTo(fromX, fromY)
      context.lineTo(toX, toY)
    }
    context.stroke()
  }

const dots: Draw = (context) => {
  for (const place of [TILE / 4, (TILE * 3) / 4]) {
    context.beginPath()
    context.arc(place, place, 1.8, 0, 2 * Math.PI)
    context.fill()
  }
}

/** What is drawn over the colour, in the order in which colours are used; the first stays plain. */
const DRAWINGS: readonly Draw[] = [
  () => {},
  line([-3, 9, 3, 15], [0, 0, TILE, TILE], [9, -3, 15, 3]),
  dots,
  line([0, 3, TILE, 3], [0, 9, TILE, 9]),
  line([3, 15, 15, 3], [0, TILE, TILE, 0], [-3, 3, 3, -3]),
  line([3, 0, 3, TILE], [9, 0, 9, TILE]),
  line([0, 0, TILE, TILE], [0, TILE, TILE, 0]),
]

/** The dashes of lines, in pixels: the first is whole. */
export const DASHES: readonly (readonly number[])[] = [[], [8, 5], [2, 4], [12, 4, 2, 4], [5, 5]]

/** The shapes of a line's points. */
export const POINTS = ['circle', 'rect', 'triangle', 'rectRot', 'star'] as const

/** A colour with a pattern of its own, so that it is told from its neighbours without colour too. */
export function patternFill(colour: string, index: number, over: string): CanvasPattern | string {
  const tile = document.createElement('canvas')
  tile.width = TILE
  tile.height = TILE
  const context = tile.getContext('2d')
  if (!context) return colour
  context.fillStyle = colour
  context.fillRect(0, 0, TILE, TILE)
  context.strokeStyle = over
  context.fillStyle = over
  context.lineWidth = 1.6
  DRAWINGS[index % DRAWINGS.length]?.(context)
  return context.createPattern(tile, 'repeat') ?? colour
}
