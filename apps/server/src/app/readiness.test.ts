import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../kernel/log.ts'
import { openScanner } from '../kernel/scanner.ts'
import { startFakeClamd, type FakeClamd } from '../testing/fake-clamd.ts'
import { listenSilently } from '../testing/silent-server.ts'
import { startMailServer, type MailServer } from '../testing/mail-server.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'

describe('what a server works with', () => {
  let programme: SmallProgramme
  let mail: MailServer
  let clamd: FakeClamd
  const said: string[] = []

  beforeAll(async () => {
    mail = await startMailServer()
    clamd = await startFakeClamd()
    const warn = (_: object, message: string) => void said.push(message)
    programme = await startSmallProgramme({
      smtpUrl: mail.url,
      scanner: openScanner(clamd.url),
      outgoingOrigins: ['http://127.0.0.1:1'],
      log: Object.assign(openLog('silent'), { warn }),
    })
  })
  afterAll(async () => {
    await programme.close()
    await mail.close()
    await clamd.close()
  })

  const ready = async () => {
    const answer = await fetch(`${programme.server.url}/ready`)
    const { status, parts } = (await answer.json()) as {
      status: string
      parts: Record<string, { state: string; since?: string; meanwhile?: string }>
    }
    return { code: answer.status, status, parts }
  }
  const away = async () => {
    const { parts } = await ready()
    return Object.keys(parts).filter((name) => parts[name]?.state === 'away')
  }
  const shown = async () => {
    const { as, projectId } = programme
    const parts = await as.admin.ask('operations.listParts', { ProjectId: projectId })
    return parts.filter(({ AwaySince }) => AwaySince !== null).map(({ Name }) => Name)
  }

  it('is named part by part, also what it does without', async () => {
    const there = { state: 'there' }
    expect(await ready()).toEqual({
      code: 200,
      status: 'ready',
      parts: {
        database: there,
        redis: { state: 'unused' },
        storage: there,
        mail: there,
        scanner: there,
        receivers: there,
        workers: { state: 'unused' },
      },
    })
    expect(await shown()).toEqual([])
  })

  it('is told of while it is away or silent, in words and without addresses, and once in the log', async () => {
    said.length = 0
    const { port: mailPort } = new URL(mail.url)
    const { port: scannerPort } = new URL(clamd.url)
    await Promise.all([mail.close(), clamd.close()])
    const silent = await Promise.all([mailPort, scannerPort].map(Number).map(listenSilently))
    await expect.poll(away, { timeout: 10_000 }).toEqual(['mail', 'scanner'])
    expect(await shown()).toEqual(['mail', 'scanner'])
    const { code, status, parts } = await ready()
    expect([code, status]).toEqual([200, 'degraded'])
    expect(parts['mail']).toEqual({
      state: 'away',
      since: expect.any(String) as string,
      meanwhile: 'mails wait',
    })
    expect(JSON.stringify(parts)).not.toMatch(/127\.0\.0\.1|ECONN/)

    await Promise.all(silent.map(({ close }) => close()))
    mail = await startMailServer(Number(mailPort))
    clamd = await startFakeClamd(Number(scannerPort))
    await expect.poll(away, { timeout: 10_000 }).toEqual([])
    expect(said.toSorted()).toEqual([
      'mail is away: mails wait',
      'mail is back',
      'scanner is away: files that are uploaded wait, and only who uploaded them sees them',
      'scanner is back',
    ])
  })

  it('has a folder of files that can be written to', async () => {
    await rm(programme.server.storageFolder, { recursive: true })
    await expect.poll(away, { timeout: 10_000 }).toEqual(['storage'])
    expect((await ready()).code).toBe(200)
  })
})
