import { i18n } from '@lingui/core'
import { expect, it, onTestFinished } from 'vitest'
import { isWholeTime, movedTime, timeIn } from './typed-time.ts'

it.each([
  ['7', '07:00'],
  ['7p', '19:00'],
  ['7 PM', '19:00'],
  ['7:30 p.m.', '19:30'],
  ['12a', '00:00'],
  ['12p', '12:00'],
  ['19:30', '19:30'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['0', '00:00'],
  ['19h30', '19:30'],
  ['19h', '19:00'],
  ['7.15', '07:15'],
  ['\u0661\u0669:\u0663\u0660', '19:30'],
])('%j is %s', (text, time) => {
  expect(timeIn(text)).toBe(time)
})
it.each(['', 'x', '24', '24:00', '19:60', '13p', '0a', '7x', '12345', '7:3'])('%j is none', (text) => {
  expect(timeIn(text)).toBeUndefined()
})
it('is read in the words of the language too', () => {
  i18n.load('ar', {})
  i18n.activate('ar')
  onTestFinished(() => i18n.activate('en'))
  expect([timeIn('7:30 م'), timeIn('7:30 ص'), timeIn('19:30')]).toEqual(['19:30', '07:30', '19:30'])
})
it('is whole with its minutes', () => {
  expect(['19:30', '07:00'].filter(isWholeTime)).toHaveLength(2)
  expect(['7', '7:30', '1930'].filter(isWholeTime)).toEqual([])
})
it('moves over midnight', () => {
  expect([movedTime('23:50', 15), movedTime('00:05', -15), movedTime('07:00', 0)]).toEqual(['00:05', '23:50', '07:00'])
})
