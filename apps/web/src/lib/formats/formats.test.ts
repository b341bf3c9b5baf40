import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ago,
  clock,
  count,
  dateSpan,
  dayNumberOf,
  hourName,
  hours,
  instant,
  longDate,
  mediumDate,
  money,
  monthDay,
  monthName,
  monthYear,
  monthTitle,
  percent,
  plainMoney,
  shortCount,
  shortDate,
  shortMoney,
  signedMoney,
  timeOf,
  timeOrDay,
  timeSpan,
  timeWithSeconds,
  today,
  weekdayName,
  weekStart,
  wholeMoney,
} from './formats.ts'
import { texts } from '#web/lib/text.ts'

const speakIn = (language: string) => {
  texts.load(language, {})
  texts.activate(language)
}
/** Locales set narrow and unbreakable spaces, which nobody can tell apart in a test. */
const plain = (text: string) => text.replace(/\s/gu, ' ')
// An instant of the viewer's afternoon, wherever the test runs.
const afternoon = new Date(2026, 10, 21, 14, 5, 9)
const said = afternoon.toISOString()

const SAID = {
  en: {
    months: ['November 2026', 'Nov', 'Nov 2026', '1'],
    dates: ['Saturday, November 21, 2026', 'Sat, Nov 21', 'Nov 21', 'Sat', 'Nov 21, 2026'],
    spans: ['Nov 15 – 21, 2026', 'Dec 27, 2026 – Jan 2, 2027'],
    clocks: ['7:00 PM', '7:00 AM – 3:30 PM', '7:00 PM – 7:00 AM, Nov 22', '7 PM', '12 AM'],
    instants: ['Nov 21, 2026, 2:05 PM', '2:05 PM', '2:05:09 PM', '2:05 PM', 'Nov 21'],
    money: ['$12.50', '$31,460', 'USD 480', '$31.5K', '+$12,480', '−$320', '$0'],
    counts: ['31,800', '84.2K', '54.4%'],
    ago: ['this minute', '12 minutes ago', '1 hour ago', '2 hours ago', 'yesterday', '2 days ago'],
    weekStart: 0,
  },
  de: {
    months: ['November 2026', 'Nov', 'Nov. 2026', '1'],
    dates: ['Samstag, 21. November 2026', 'Sa., 21. Nov.', '21. Nov.', 'Sa', '21. Nov. 2026'],
    spans: ['15.–21. Nov. 2026', '27. Dez. 2026 – 2. Jan. 2027'],
    clocks: ['19:00', '07:00 – 15:30', '19:00 – 07:00, 22. Nov.', '19 Uhr', '00 Uhr'],
    instants: ['21.11.2026, 14:05', '14:05', '14:05:09', '14:05', '21. Nov.'],
    money: ['12,50 $', '31.460 $', '480 USD', '31.460 $', '+12.480 $', '−320 $', '0 $'],
    counts: ['31.800', '84.210', '54,4 %'],
    ago: ['in dieser Minute', 'vor 12 Minuten', 'vor 1 Stunde', 'vor 2 Stunden', 'gestern', 'vorgestern'],
    weekStart: 1,
  },
  fr: {
    months: ['novembre 2026', 'nov.', 'nov. 2026', '1'],
    dates: ['samedi 21 novembre 2026', 'sam. 21 nov.', '21 nov.', 'sam.', '21 nov. 2026'],
    spans: ['15–21 nov. 2026', '27 déc. 2026 – 2 janv. 2027'],
    clocks: ['19:00', '07:00 – 15:30', '19:00 – 07:00, 22 nov.', '19 h', '00 h'],
    instants: ['21 nov. 2026, 14:05', '14:05', '14:05:09', '14:05', '21 nov.'],
    money: ['12,50 $US', '31 460 $US', '480 USD', '31,5 k $US', '+12 480 $US', '−320 $US', '0 $US'],
    counts: ['31 800', '84,2 k', '54,4 %'],
    ago: ['cette minute-ci', 'il y a 12 minutes', 'il y a 1 heure', 'il y a 2 heures', 'hier', 'avant-hier'],
    weekStart: 1,
  },
  pt: {
    months: ['novembro de 2026', 'nov.', 'nov. de 2026', '1'],
    dates: ['sábado, 21 de novembro de 2026', 'sáb., 21 de nov.', '21 de nov.', 'sáb.', '21 de nov. de 2026'],
    spans: ['15 – 21 de nov. de 2026', '27 de dez. de 2026 – 2 de jan. de 2027'],
    clocks: ['19:00', '07:00 – 15:30', '19:00 – 07:00, 22 de nov.', '19', '00'],
    instants: ['21 de nov. de 2026, 14:05', '14:05', '14:05:09', '14:05', '21 de nov.'],
    money: ['US$ 12,50', 'US$ 31.460', 'USD 480', 'US$ 31,5 mil', '+US$ 12.480', '−US$ 320', 'US$ 0'],
    counts: ['31.800', '84,2 mil', '54,4%'],
    ago: ['este minuto', 'há 12 minutos', 'há 1 hora', 'há 2 horas', 'ontem', 'anteontem'],
    weekStart: 0,
  },
}

describe.each(Object.entries(SAID))('in %s', (language, wanted) => {
  beforeEach(() => speakIn(language))
  afterEach(() => speakIn('en'))

  it('says months', () => {
    expect([
      monthTitle('2026-11'),
      monthName('2026-11-21'),
      monthYear('2026-11-21'),
      dayNumberOf('2026-11-01'),
    ]).toEqual(wanted.months)
  })
  it('says dates, from the longest to the shortest', () => {
    const ways = [longDate, shortDate, monthDay, weekdayName, mediumDate]
    expect(ways.map((way) => way('2026-11-21'))).toEqual(wanted.dates)
  })
  it('says what lasts several days, and says the year twice over New Year', () => {
    expect([dateSpan('2026-11-15', '2026-11-21'), dateSpan('2026-12-27', '2027-01-02')].map(plain)).toEqual(
      wanted.spans,
    )
  })
  it('says wall times, and an end on another date with its date', () => {
    const clocks = [
      clock('2026-11-21T19:00'),
      timeSpan('2026-11-21T07:00', '2026-11-21T15:30'),
      timeSpan('2026-11-21T19:00', '2026-11-22T07:00'),
      hourName(19),
      hourName(0),
    ]
    expect(clocks.map(plain)).toEqual(wanted.clocks)
  })
  it('says instants where the viewer is', () => {
    const nextDay = new Date(2026, 10, 22, 0, 0)
    const instants = [
      instant(said),
      timeOf(said),
      timeWithSeconds(afternoon.getTime()),
      timeOrDay(said, afternoon),
      timeOrDay(said, nextDay),
    ]
    expect(instants.map(plain)).toEqual(wanted.instants)
  })
  it('says amounts of money, with the sign of what goes out', () => {
    const amounts = [
      money(12.5),
      wholeMoney(31_460),
      plainMoney(480),
      shortMoney(31_460),
      signedMoney(12_480),
      signedMoney(-320),
      signedMoney(0),
    ]
    expect(amounts.map(plain)).toEqual(wanted.money)
  })
  it('says counts and shares', () => {
    expect([count(31_800), shortCount(84_210), percent(0.544)].map(plain)).toEqual(wanted.counts)
  })
  it('says how long ago something was, in the largest unit that it fills', () => {
    expect([0, 12, 60, 95, 1440, 2 * 1440].map((minutes) => plain(ago(minutes)))).toEqual(wanted.ago)
  })
  it('begins the week on its day, as the locale data has it', () => {
    const { firstDay } = (
      new Intl.Locale(language) as unknown as { getWeekInfo: () => { firstDay: number } }
    ).getWeekInfo()
    expect([weekStart(), firstDay % 7]).toEqual([wanted.weekStart, wanted.weekStart])
  })
})

describe('a language that is changed', () => {
  it('says at once what had been said and remembered in another', () => {
    expect(longDate('2026-03-07')).toBe('Saturday, March 7, 2026')
    expect(plain(clock('2026-03-07T19:30'))).toBe('7:30 PM')
    speakIn('de')
    expect([longDate('2026-03-07'), clock('2026-03-07T19:30'), count(1200)]).toEqual([
      'Samstag, 7. März 2026',
      '19:30',
      '1.200',
    ])
    speakIn('en')
    expect([longDate('2026-03-07'), count(1200)]).toEqual(['Saturday, March 7, 2026', '1,200'])
  })
})

describe('a date is a date', () => {
  // In New York these nights have one hour less, or more; a date must not slip over them, nor over a year's end.
  it.each(['2026-03-08', '2026-11-01', '2026-01-01', '2026-12-31', '2028-02-29'])('%s keeps its day', (date) => {
    expect(dayNumberOf(date)).toBe(String(Number(date.slice(8))))
  })

  it('the hour that a clock leaves out in spring can still be said', () => {
    expect(plain(clock('2026-03-08T02:30'))).toBe('2:30 AM')
  })
})

describe('today', () => {
  it.each([
    [new Date(2026, 0, 5, 0, 0, 1), '2026-01-05'],
    [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
  ])('of %s is the date where the viewer is', (now, date) => {
    expect(today(now)).toBe(date)
  })
})

it.each([
  [0, '0 h'],
  [30, '30 min'],
  [660, '11 h'],
  [690, '11 h 30 min'],
  [1500, '25 h'],
  [455_225, '7,587 h 5 min'],
])('%i minutes are %s', (minutes, said) => {
  expect(hours(minutes)).toBe(said)
})
