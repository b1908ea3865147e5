import { describe, expect, it } from 'vitest'
import { Hold } from './hold.ts'

/** A finger over something, with a clock that goes when it is told to. */
function finger() {
  let held = 0
  let due: (() => void) | undefined
  const hold = new Hold(
    () => (held += 1),
    (run) => {
      due = run
      return () => (due = undefined)
    },
  )
  const at = (clientX: number, clientY: number) => ({ clientX, clientY })
  return {
    hold,
    at,
    /** As long as a hold takes, and longer. */
    rest: () => due?.(),
    held: () => held,
  }
}

describe('a finger on a message', () => {
  it('takes the click with which it is lifted, and none of the keyboard', () => {
    const { hold, at, rest } = finger()
    const heldOnce = () => {
      hold.begin(at(50, 50))
      rest()
      hold.end()
    }
    heldOnce()
    expect([hold.takesClick(1), hold.takesClick(1)]).toEqual([true, false])
    // No click followed: the next one may be long after, of a key.
    heldOnce()
    expect([hold.takesClick(0), hold.isHeld, hold.takesClick(1)]).toEqual([false, false, false])
    // A short tap is a press.
    hold.begin(at(50, 50))
    hold.end()
    expect(hold.takesClick(1)).toBe(false)
  })

  it('holds it by resting, once, however little it trembles', () => {
    const { hold, at, rest, held } = finger()
    hold.begin(at(50, 50))
    hold.move(at(53, 46))
    expect([held(), hold.isHeld]).toEqual([0, false])
    rest()
    rest()
    expect([held(), hold.isHeld]).toEqual([1, true])
    // The browser's own long press, which comes a little later, is the same one.
    expect([hold.isLong(), held()]).toEqual([true, 1])
    hold.end()
    hold.begin(at(50, 50))
    expect(hold.isHeld).toBe(false)
    // Or a little earlier.
    expect([hold.isLong(), held()]).toEqual([true, 2])
    rest()
    expect(held()).toBe(2)
  })

  it('holds nothing where it scrolls, is lifted or is joined by another', () => {
    const { hold, at, rest, held } = finger()
    hold.begin(at(50, 50))
    hold.move(at(50, 56))
    hold.move(at(50, 61))
    // It comes to rest where it was.
    hold.move(at(50, 50))
    rest()
    hold.begin(at(50, 50))
    hold.end()
    rest()
    hold.begin(at(50, 50))
    hold.forget()
    rest()
    expect([held(), hold.isHeld]).toEqual([0, false])
    // A selection, or a link, keeps what the browser shows of it.
    expect([hold.isLong(), held()]).toEqual([false, 0])
  })
})
