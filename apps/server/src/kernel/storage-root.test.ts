import { expect, it } from 'vitest'
import { StorageRoot } from './storage-root.ts'

const absent = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' }))

it('is away where its disk has gone, and back with it', async () => {
  const disks: Record<string, number> = { '/srv': 1, '/srv/files': 2 }
  const find = async (path: string) => {
    const dev = disks[path]
    return dev === undefined ? absent() : { dev }
  }
  const root = new StorageRoot('/srv/files', find)
  await root.require()
  // The empty folder on which the disk was mounted.
  disks['/srv/files'] = 1
  await expect(root.require()).rejects.toThrow('its disk is no longer there')
  await expect(absent().catch(root.ifMissing(null))).rejects.toThrow('its disk is no longer there')
  delete disks['/srv/files']
  await expect(absent().catch(root.ifMissing(null))).rejects.toThrow('the folder is not there')
  disks['/srv/files'] = 3
  expect(await absent().catch(root.ifMissing(null))).toBeNull()
  // A folder that never was a disk of its own is one as well.
  const plain = new StorageRoot('/srv', find)
  disks['/'] = 1
  await plain.require()
  await plain.require()
})
