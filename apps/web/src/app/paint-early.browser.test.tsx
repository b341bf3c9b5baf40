import { afterEach, describe, expect, it } from 'vitest'
import { paintEarly } from './paint-early.ts'

const FRAME = `<div data-early="frame"><div data-collapsed></div><main><div><i></i><h1></h1></div></main></div>`
const LIST = FRAME.replace('</main>', '<div><p></p><i></i></div></main>')
const PRAISE = `<div data-early="frame"><main><h1>Analytics</h1><h2>Well done, {firstName}</h2></main></div>`
const COVER = `<div><strong>What it is for</strong></div>`
const ADA = JSON.stringify({ userId: 'a1', fullName: 'Ada Lindqvist' })

const page = document.documentElement
const was = page.cloneNode()
afterEach(() => {
  document.getElementById('root')?.remove()
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  for (const { name, value } of (was as Element).attributes) page.setAttribute(name, value)
})

/** What stands on a page that brought `html`, for a visitor of whom this is kept. */
const painted = (html: string, kept: Record<string, string>, heading?: string, day?: string) => {
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = `<template>${html}</template><p>Splash</p>`
  document.body.append(root)
  page.lang = kept.language ?? 'en'
  paintEarly((key) => kept[key] ?? null, { heading, day })
  return root
}

describe('before the program has come', () => {
  it('the frame is there with its heading for who has signed in', () => {
    const root = painted(FRAME, { userData: ADA }, 'November 2026')
    expect(root.textContent).toBe('November 2026')
    expect(root.querySelector('[data-collapsed]')).not.toBeNull()
  })

  it('its list begins with a date where there is one', () => {
    expect(painted(LIST, { userData: ADA }, 'Nov', 'Sunday').querySelector('p')?.textContent).toBe('Sunday')
    document.getElementById('root')?.remove()
    expect(painted(LIST, { userData: ADA }, 'Nov').querySelector('p')?.textContent).toBe('')
  })

  it('its menu takes the room that it was given', () => {
    const root = painted(FRAME, { userData: ADA, menuCollapsed: 'false' }, 'November 2026')
    expect(root.querySelector('[data-collapsed]')).toBeNull()
  })

  it('the frame is empty where the heading is not known', () => {
    const root = painted(FRAME, { userData: ADA })
    expect(root.querySelector('main')?.innerHTML).toBe('')
  })

  it('who is signed in is named, as text', () => {
    const hostile = JSON.stringify({ fullName: '<b>$&</b> Ng' })
    expect(painted(PRAISE, { userData: ADA }).querySelector('h2')?.textContent).toBe('Well done, Ada')
    document.getElementById('root')?.remove()
    expect(painted(PRAISE, { userData: hostile }).querySelector('h2')?.textContent).toBe('Well done, <b>$&</b>')
  })

  it('nothing is said in English to who reads another language', () => {
    const root = painted(PRAISE, { userData: ADA, language: 'fr' })
    expect(root.querySelector('main')?.innerHTML).toBe('')
    document.getElementById('root')?.remove()
    expect(painted(FRAME, { userData: ADA, language: 'fr' }, 'novembre 2026').textContent).toBe('novembre 2026')
  })

  it.each([
    ['the frame is not for a stranger', FRAME, {}],
    ['nor for who has changed it', FRAME, { userData: ADA, layout: '{"layout":"horizontal"}' }],
    ['the cover is not for who has signed in', COVER, { userData: ADA }],
    ['nor in another language than it speaks', COVER, { language: 'de' }],
  ])('%s', (_, html, kept) => {
    expect(painted(html, kept, 'November 2026').innerText).toBe('Splash')
  })

  it('a stranger reads what the product is for', () => {
    expect(painted(COVER, { language: 'en' }).innerText).toBe('What it is for')
  })

  it('colours and direction are those that were chosen', () => {
    painted(COVER, { skin: '"dark"', direction: '"rtl"' })
    expect([page.dataset.skin, page.dataset.mantineColorScheme, page.dir]).toEqual(['dark', 'dark', 'rtl'])
    document.getElementById('root')?.remove()
    painted(COVER, { skin: '"semi-dark"' })
    expect([page.dataset.skin, page.dataset.mantineColorScheme]).toEqual(['semi-dark', 'light'])
  })
})
