import { expect, it } from 'vitest'
import { openDatabaseRoad } from '../../testing/database-road.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { Pulse } from './pulse.ts'

it('puts one question at a time, also where some have given up on the first', async () => {
  const test = await createTestDatabase()
  const road = await openDatabaseRoad(test.connection)
  const warnings: string[] = []
  const warn = ({ message }: Error) => void warnings.push(message)
  process.on('warning', warn)
  const pulse = new Pulse(road.connection.connectionString)
  // None of these waits until there is a connection: once there is, it has one question all the same.
  for (let asked = 0; asked < 5; asked++) await pulse.ask(0).catch(() => undefined)
  await pulse.ask()
  await Promise.all(Array.from({ length: 20 }, () => pulse.ask()))
  road.silence()
  await expect(pulse.ask(10)).rejects.toThrow('no answer within 10 ms')
  await expect(pulse.ask()).rejects.toThrow('no answer within 1400 ms')
  await road.restore()
  await expect
    .poll(() =>
      pulse.ask().then(
        () => 'there',
        () => 'away',
      ),
    )
    .toBe('there')
  await road.cut()
  await expect(pulse.ask()).rejects.toThrow(/terminated|ECONNREFUSED|ECONNRESET/)
  await road.restore()
  await pulse.ask()
  await pulse.close()
  // Warnings are told in a turn of their own.
  await new Promise(setImmediate)
  process.off('warning', warn)
  expect(warnings).toEqual([])
  await road.cut()
  await test.drop()
})
