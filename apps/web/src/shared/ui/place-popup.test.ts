import { expect, it } from 'vitest'
import { placePopup } from './place-popup.ts'

const POPUP = { width: 300, height: 200 }
const VIEW = { width: 1000, height: 800 }
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

it('goes below from the start of its anchor', () => {
  expect(placePopup(box(50, 100), POPUP, VIEW)).toEqual({ left: 50, top: 146 })
})

it('goes above where there is no room below', () => {
  expect(placePopup(box(50, 700), POPUP, VIEW)).toEqual({ left: 50, top: 494 })
})

it('stays within the window at the sides', () => {
  expect(placePopup(box(900, 100), POPUP, VIEW).left).toBe(692)
  expect(placePopup(box(-40, 100), POPUP, VIEW).left).toBe(8)
})

it('is seen from its top when it fits nowhere', () => {
  expect(placePopup(box(0, 80), POPUP, { width: 200, height: 180 })).toEqual({ left: 8, top: 8 })
})
