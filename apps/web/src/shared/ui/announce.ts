/** Says something to people who listen to the page instead of looking at it. */
export function announce(message: string): void {
  const region = document.getElementById('announcements')
  if (!region) return
  // A region that already says the same would not say it again.
  region.textContent = ''
  requestAnimationFrame(() => {
    region.textContent = message
  })
}
