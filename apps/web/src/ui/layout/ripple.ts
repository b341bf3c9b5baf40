/** How long a ripple takes, in milliseconds. */
const RIPPLE_MS = 500
const PRESSED = 'button, .mantine-Button-root, .mantine-ActionIcon-root, [data-ripple]'

/** Lets a press on any button spread from where it was pressed, unless motion is to be reduced. One listener for the page. */
export const startRipples = () =>
  addEventListener('pointerdown', ({ target, clientX, clientY, button }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
    if (!pressed || button !== 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { left, top, width, height } = pressed.getBoundingClientRect()
    const size = 2 * Math.hypot(width, height)
    // What spreads must stay inside; a calendar's or list's large surfaces are no buttons to press.
    if (height > 72) return
    const clip = document.createElement('span')
    clip.className = 'ripple'
    clip.ariaHidden = 'true'
    const wave = document.createElement('span')
    clip.append(wave)
    const { borderRadius, position } = getComputedStyle(pressed)
    clip.style.borderRadius = borderRadius
    if (position === 'static') pressed.style.position = 'relative'
    Object.assign(wave.style, {
      width: `${size}px`,
      height: `${size}px`,
      left: `${clientX - left - size / 2}px`,
      top: `${clientY - top - size / 2}px`,
      animationDuration: `${RIPPLE_MS}ms`,
    })
    wave.addEventListener('animationend', () => {
      clip.remove()
      if (position === 'static' && !pressed.querySelector(':scope > .ripple')) pressed.style.position = ''
    })
    pressed.append(clip)
  })
