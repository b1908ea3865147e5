import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call, useEvent, useIdentity, useMay, useProjectPath, useTexts } from '#shared'
import { useBrowserPermission } from './browser-permission.ts'
import { isQuietNow, showNotice } from './show-notice.ts'
import { isNew, noticePlace, noticeText, type Notice } from './notice-text.ts'

/** Lets the browser tell of what arrives while the page is not looked at, once each. */
export default function BrowserNotices() {
  const may = useMay()
  const isGranted = useBrowserPermission() === 'granted'
  return isGranted && may('notifications.listNotifications') ? <Watch /> : null
}

function Watch() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  // What is older than the page is not news.
  const last = useRef<Promise<number>>(undefined)
  useEffect(() => {
    last.current = newest(ProjectId).then((list) => list[0]?.Id ?? 0)
    last.current.catch(() => undefined)
  }, [ProjectId])

  function show(notice: Notice): void {
    const { to, ...part } = noticePlace(notice)
    showNotice({
      body: noticeText(notice, t),
      tag: String(notice.Id),
      onOpen: () => void navigate({ to: pathTo(to), ...part }),
    })
  }

  async function tell(): Promise<void> {
    const [before, list] = await Promise.all([last.current ?? 0, newest(ProjectId)])
    last.current = Promise.resolve(Math.max(before, list[0]?.Id ?? 0))
    const news = list.filter((notice) => notice.Id > before && isNew(notice))
    if (!document.hidden || news.length === 0) return
    if (await isQuietNow()) return
    for (const notice of news) show(notice)
  }
  useEvent('notifications.changed', (event) => {
    // The bell counts them in any case: nothing is lost where the server does not answer now.
    if (event.ProjectId === ProjectId) void tell().catch(() => undefined)
  })
  return null
}

async function newest(projectId: number): Promise<Notice[]> {
  return (await call('notifications.listNotifications', { ProjectId: projectId, page: 1 })).list
}
