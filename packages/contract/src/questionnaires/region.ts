import { z } from 'zod'

const percent = z.number().min(0).max(100)

/** A rectangle of a picture, in percent of its width and height, from its upper left corner. */
export const region = z
  .strictObject({ x: percent, y: percent, width: percent.min(1), height: percent.min(1) })
  .refine(({ x, y, width, height }) => x + width <= 100 && y + height <= 100, {
    error: 'outside_picture',
  })
