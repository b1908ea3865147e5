import type { Text } from './core/define-texts.ts'

/** Every text of the product by its key. */
export const texts: Record<string, Text> = {}
