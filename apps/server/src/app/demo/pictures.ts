import type { Box, Colour } from './small-png.ts'

const GROUND: Colour = [240, 243, 252]
const SHEET: Colour = [255, 255, 255]
const SHADE: Colour = [214, 221, 242]
const LINE: Colour = [196, 205, 233]
const STRONG: Colour = [84, 104, 190]
const SOFT: Colour = [143, 160, 224]
const WARM: Colour = [242, 178, 99]
const DONE: Colour = [92, 168, 128]

/** A picture of the demonstration: what is drawn, and what is said of it. */
export interface DemoPicture {
  readonly name: string
  readonly alt: Readonly<Record<'el' | 'en', string>>
  readonly boxes: readonly Box[]
}

/** All of them have this size and ground. */
export const PICTURE_GROUND = { width: 960, height: 400, colour: GROUND } as const

const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  radius = 0,
): Box => ({ x, y, width, height, colour, radius })

const disc = (x: number, y: number, radius: number, colour: Colour): Box =>
  box(x - radius, y - radius, radius * 2, radius * 2, colour, radius)

const line = (x: number, y: number, width: number, colour: Colour = LINE): Box =>
  box(x, y, width, 12, colour, 6)

const sheet = (x: number, y: number, width: number, height: number): Box[] => [
  box(x + 8, y + 10, width, height, SHADE, 14),
  box(x, y, width, height, SHEET, 14),
]

/** A way of dots from one to the next, each higher; the first is done, the last is the goal. */
const road = (): Box[] => {
  const stops = [
    [120, 300],
    [300, 250],
    [480, 200],
    [660, 150],
    [840, 100],
  ] as const
  const between = stops.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = stops[at] ?? [x, y]
    return Array.from({ length: 7 }, (_, step) => {
      const part = (step + 1) / 8
      return disc(fromX + (x - fromX) * part, fromY + (y - fromY) * part, 7, LINE)
    })
  })
  const colours = [DONE, STRONG, STRONG, STRONG, WARM]
  return [
    ...between,
    ...stops.flatMap(([x, y], at) => [
      disc(x + 4, y + 6, 44, SHADE),
      disc(x, y, 44, SHEET),
      disc(x, y, 32, colours[at] ?? STRONG),
    ]),
    // Two people on their way: the one beside the other.
    disc(272, 120, 22, SOFT),
    box(244, 148, 56, 62, SOFT, 24),
    disc(340, 112, 24, STRONG),
    box(310, 142, 60, 70, STRONG, 26),
  ]
}

/** A letter of three paragraphs, each with a mark in its colour, and a signature. */
const letter = (): Box[] => [
  ...sheet(270, 30, 420, 350),
  box(310, 66, 120, 20, STRONG, 10),
  line(310, 100, 200),
  ...[STRONG, WARM, DONE].flatMap((colour, at) => {
    const y = 140 + at * 62
    return [
      disc(318, y + 6, 10, colour),
      line(346, y, 300),
      line(346, y + 24, at === 1 ? 240 : 270),
    ]
  }),
  line(310, 336, 130, SOFT),
]

/** Before, on the day, and after: a list, a building, and notes. */
const visit = (): Box[] => [
  box(170, 196, 620, 8, LINE, 4),
  ...sheet(80, 90, 190, 230),
  ...[0, 1, 2].flatMap((at) => [
    box(108, 126 + at * 58, 28, 28, at === 0 ? DONE : SHADE, 8),
    line(152, 134 + at * 58, 88),
  ]),
  ...sheet(385, 60, 190, 280),
  box(385, 60, 190, 34, STRONG, 14),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => box(413 + column * 50, 118 + row * 52, 34, 34, SOFT, 6)),
  ),
  box(458, 276, 44, 64, WARM, 8),
  ...sheet(690, 90, 190, 230),
  box(690, 90, 26, 230, WARM, 12),
  ...[0, 1, 2, 3].map((at) => line(740, 132 + at * 44, at === 3 ? 70 : 112)),
]

export const ROAD: DemoPicture = {
  name: 'road.png',
  alt: {
    el: 'Δύο άνθρωποι μαζί σε έναν ανηφορικό δρόμο με πέντε στάσεις.',
    en: 'Two people together on a road with five stops that goes up.',
  },
  boxes: road(),
}

export const LETTER_SHEET: DemoPicture = {
  name: 'letter.png',
  alt: {
    el: 'Μια επιστολή μίας σελίδας: τρεις παράγραφοι και η υπογραφή.',
    en: 'A letter of one page: three paragraphs and the signature.',
  },
  boxes: letter(),
}

export const THREE_STEPS: DemoPicture = {
  name: 'visit.png',
  alt: {
    el: 'Τρία βήματα: η λίστα πριν, το κτίριο της επίσκεψης, οι σημειώσεις μετά.',
    en: 'Three steps: the list before, the building of the visit, the notes after.',
  },
  boxes: visit(),
}
