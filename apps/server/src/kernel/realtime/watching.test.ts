import { HUB_LATE } from '@telemachos/contract/core/hub-late'
import {
  COMMAND,
  HUB_PRESENCE,
  HUB_REFUSED,
  SUBSCRIBE,
} from '@telemachos/contract/core/hub-signals'
import { setTimeout } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { describe, expect, it } from 'vitest'
import { once, person, setHubs } from '../../testing/hub.ts'
import { openRedisRoad } from '../../testing/redis-road.ts'
import { FRAMES } from './socket-limits.ts'
import { WATCHED_PER_SESSION } from './subscriptions.ts'

const REDIS_URL = process.env['TEST_REDIS_URL']

describe('what is watched at the realtime hub', () => {
  const stage = setHubs()
  const { alive, mayWatch, concerned, startHub, connect } = stage

  /** Asks to watch something until it is heard: a session may not say too much at once. */
  const heardAgain = async (socket: Socket, name: string): Promise<unknown> => {
    for (;;) {
      const refused = once(socket, HUB_REFUSED).then(() => 'refused')
      const answer: unknown = await Promise.race([refused, socket.emitWithAck(SUBSCRIBE, name)])
      if (answer !== 'refused') return answer
      await setTimeout(100)
    }
  }

  it('refuses what a session says beyond its limit, and hears it again afterwards', async () => {
    alive.set('s1', person(1))
    mayWatch.add('1 7')
    const { port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const refused = once(socket, HUB_REFUSED)
    for (let sent = 0; sent < FRAMES; sent++) socket.emit('nothing')
    const asked = socket.emitWithAck(SUBSCRIBE, 'document/7')
    expect(await refused).toEqual({ Event: SUBSCRIBE, Code: 'too_many_requests' })
    expect(await Promise.race([asked, heardAgain(socket, 'document/7')])).toEqual([])
  })

  it('lets in whoever may watch, passes on what they tell each other, and puts out who may no longer', async () => {
    alive.set('s1', person(1)).set('s2', person(2)).set('s3', person(3))
    mayWatch.add('1 7').add('2 7')
    const { port } = await startHub()
    const [first, second, stranger] = ['s1', 's2', 's3'].map((session) => connect(port, session))
    await Promise.all([first!, second!, stranger!].map((socket) => once(socket, 'connect')))
    expect(await stranger!.emitWithAck(SUBSCRIBE, 'document/7')).toBeNull()
    expect(await first!.emitWithAck(SUBSCRIBE, 'document/8')).toBeNull()
    expect(await first!.emitWithAck(SUBSCRIBE, 'nothing/7')).toBeNull()
    expect(await first!.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([2])
    expect(await second!.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([1])
    let heard = 0
    second!.on('document.typing', () => (heard += 1))
    let strange = 0
    stranger!.onAny(() => (strange += 1))
    const typing = once(second!, 'document.typing')
    stranger!.emit(COMMAND, 'document/7', 'typing')
    first!.emit(COMMAND, 'document/7', 'constructor')
    first!.emit(COMMAND, 'document/7', 'typing')
    first!.emit(COMMAND, 'document/7', 'typing')
    expect(await typing).toEqual({ Id: '7', UserId: 1 })
    const gone = once(second!, HUB_PRESENCE)
    first!.disconnect()
    expect(await gone).toEqual({ UserId: 1, Present: false })
    expect([heard, strange]).toEqual([1, 0])

    mayWatch.delete('2 7')
    const looks = stage.sessionReads
    await expect.poll(() => stage.sessionReads, { timeout: 10_000 }).toBeGreaterThan(looks + 1)
    mayWatch.add('3 7')
    await stranger!.emitWithAck(SUBSCRIBE, 'document/7')
    stranger!.emit(COMMAND, 'document/7', 'typing')
    await stranger!.emitWithAck(SUBSCRIBE, 'document/7')
    expect(heard).toBe(1)
  })

  it('tells nobody of who is no longer concerned, nor more often of who asks again', async () => {
    alive.set('s1', person(1)).set('s2', person(2)).set('s3', person(3))
    mayWatch.add('1 9').add('2 9')
    concerned.set('9', [1, 2, 3])
    const { port } = await startHub()
    const [first, second, third] = ['s1', 's2', 's3'].map((session) => connect(port, session))
    await Promise.all([first!, second!, third!].map((socket) => once(socket, 'connect')))
    expect(await first!.emitWithAck(SUBSCRIBE, 'document/9')).toEqual([2, 3])
    await second!.emitWithAck(SUBSCRIBE, 'document/9')
    let typed = 0
    first!.on('document.typing', () => (typed += 1))
    for (let again = 0; again < 3; again++) {
      second!.emit(COMMAND, 'document/9', 'typing')
      await second!.emitWithAck(SUBSCRIBE, 'document/9')
    }
    await expect.poll(() => typed).toBe(1)

    concerned.set('9', [1, 2])
    const looks = stage.sessionReads
    await expect.poll(() => stage.sessionReads, { timeout: 10_000 }).toBeGreaterThan(looks + 1)
    const told: unknown[] = []
    first!.on(HUB_PRESENCE, (presence) => told.push(presence))
    third!.disconnect()
    second!.disconnect()
    await expect.poll(() => told).toEqual([{ UserId: 2, Present: false }])
    expect(typed).toBe(1)
  })

  it('lets all windows of a session together watch so many things', async () => {
    alive.set('s1', person(1)).set('s2', person(2))
    const names = Array.from({ length: WATCHED_PER_SESSION + 1 }, (_, id) => `document/${100 + id}`)
    for (const name of names) for (const id of [1, 2]) mayWatch.add(`${id} ${name.slice(9)}`)
    const { port } = await startHub()
    const windows = [connect(port, 's1'), connect(port, 's1')]
    await Promise.all(windows.map((socket) => once(socket, 'connect')))
    const watched: unknown[] = []
    for (const [index, name] of names.entries())
      watched.push(await heardAgain(windows[index % 2]!, name))
    expect(watched.filter((answer) => answer === null)).toHaveLength(1)
    expect(watched.at(-1)).toBeNull()
    const other = connect(port, 's2')
    await once(other, 'connect')
    expect(await other.emitWithAck(SUBSCRIBE, names[0] ?? '')).not.toBeNull()
  })

  it.runIf(REDIS_URL)('tells who is on another server, and what they tell', async () => {
    alive.set('s1', person(1)).set('s2', person(2))
    mayWatch.add('1 7').add('2 7')
    const { port: one } = await startHub(REDIS_URL)
    const { port: other } = await startHub(REDIS_URL)
    const [first, second] = [connect(one, 's1'), connect(other, 's2')]
    await Promise.all([first, second].map((socket) => once(socket, 'connect')))
    await expect.poll(() => first.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([2])
    await second.emitWithAck(SUBSCRIBE, 'document/7')
    const typing = once(first, 'document.typing')
    second.emit(COMMAND, 'document/7', 'typing')
    expect(await typing).toEqual({ Id: '7', UserId: 2 })
  })

  it.runIf(REDIS_URL)('goes on for its own sockets where Redis has gone away', async () => {
    alive.set('s1', person(1)).set('s2', person(2))
    mayWatch.add('1 7').add('2 7')
    const road = await openRedisRoad()
    await startHub(road.url)
    const { port } = await startHub(road.url)
    const [first, second] = [connect(port, 's1'), connect(port, 's2')]
    await Promise.all([first, second].map((socket) => once(socket, 'connect')))
    const late = once(first, HUB_LATE)
    await road.cut()
    expect(await late).toBe(true)
    expect(await first.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([2])
    const left = once(first, HUB_PRESENCE)
    second.disconnect()
    expect(await left).toEqual({ UserId: 2, Present: false })
  })
})
