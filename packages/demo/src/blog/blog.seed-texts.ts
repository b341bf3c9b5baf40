import type { Person } from '../people.ts'

type Text = { content: string; comments: [by: Person, daysAgo: number, text: string][] }

/** What stands in the posts after the first, by their numbers; the newest comment on top. */
export const texts: Record<number, Text> = {
  2: {
    content:
      '<p>Everything that a scrub top suffers in a year we did to nine of them in a month: sixty degrees, fifty times, with the soap that hospitals buy.</p><h3>What gave way first</h3><p>It was never the cloth. It was the seam of the pocket, where the scissors pull. Two makers sew it twice, and theirs held.</p><p>Buy the one that looks dull in the shop: dark colours lost most, white lost nothing but its labels.</p>',
    comments: [
      ['Hana Okabe', 1, 'Mine lost both pockets in a week. Now I know that I am not the only one.'],
      ['Björn Halvorsen', 4, 'Please test the trousers next. The knees, above all.'],
    ],
  },
  3: {
    content:
      '<p>At ten to three the lamps of the canteen go on, and by three there is a queue. Nobody has ordered anything. There is soup, or there is soup.</p><h3>What is left becomes what is next</h3><p>The cook begins with what the day has not eaten: leeks on Monday, pumpkin when the market had too many. Salt comes last, “because tired people taste nothing”.</p><p>She has cooked at night for eleven years and has never written a recipe down.</p>',
    comments: [
      ['Amara Nwosu', 2, 'The pumpkin of last Thursday! I still think of it.'],
      ['Jonas Vanderlinden', 9, 'I change shifts for the lentils.'],
    ],
  },
  4: {
    content:
      '<p>The game lies on the table for twenty minutes. It has twelve cards with people on them, and an hourglass that is always too quick.</p><h3>Losing is the point</h3><p>Whoever treats in the order of arrival loses in the second round. Whoever looks first, and asks two questions, loses later and knows why.</p><p>Three schools of nursing play it now in the first week. Waiting rooms look different afterwards.</p>',
    comments: [
      ['Leila Haddadin', 6, 'We played it with relatives of patients. It ended in a very good talk.'],
      ['Omar Benhaddou', 15, 'Where can one buy it?'],
    ],
  },
  5: {
    content:
      '<p>She remembers the first night, and the one with the twins, and then, she says, for a long time nothing. “That is what I am proud of.”</p><h3>Thirty years in one bag</h3><p>A torch, two pens, a watch with a hand for seconds, biscuits. The bag has been mended four times, by a surgeon once.</p><p>On the quiet night she read a whole book. She does not remember which.</p>',
    comments: [
      ['Farida Yusupova', 3, 'I was one of the twins. Thank you.'],
      ['Nadia Tremblay-Roy', 12, 'Quiet nights are work as well. Somebody had to say it.'],
    ],
  },
  6: {
    content:
      '<p>Forty people wore a step counter on their ankle for a month. They walked to the coast and back, without leaving the building.</p><h3>The corridor decides</h3><p>Where the store room is at the end of the corridor a shift is three kilometres longer. No shoe makes up for that.</p><p>Of the six pairs that we tried, the heaviest was liked best after the tenth hour.</p>',
    comments: [
      ['Mateusz Sobol', 8, 'We have moved the store room. Two kilometres less!'],
      ['Dipa Rangarajan', 20, 'Which was the heavy pair?'],
    ],
  },
  7: {
    content:
      '<p>A lunch that survives a pager can be put down at any moment and taken up an hour later. We cooked thirty, and five were left.</p><h3>The five</h3><p>Rice with lemon and peas; cold noodles with sesame; a stuffed flat bread; beans with egg; and, to our surprise, potato salad.</p><p>All five fit into one box with three parts. Dressing goes into the smallest one, and only there.</p>',
    comments: [
      ['Chiara Benedetti', 5, 'The noodles. Every day of this week.'],
      ['Eero Lehtola', 30, 'Potato salad is no surprise where I come from.'],
    ],
  },
  8: {
    content:
      '<p>The patient on the screen is impatient. He rolls his eyes when he is interrupted, and he notices everything.</p><h3>Practice without shame</h3><p>Students who had played three rounds asked more open questions and looked less at their notes. The ones with a mirror looked at themselves.</p><p>The game is free for schools. It knows eleven moods, of which one is hunger.</p>',
    comments: [
      ['Priscilla Achterberg', 10, 'The hungry one got me.'],
      ['Gustavo Pereda', 33, 'I would have needed this twenty years ago.'],
    ],
  },
  9: {
    content:
      '<p>On a first day one is told two hundred things, and keeps five. So ask for one that nobody would tell you.</p><h3>What they are proud of</h3><p>One ward showed us a drawer with every size of child’s socks. Another one its door, which has not slammed since somebody took half an hour and a screwdriver.</p><p>You learn where the coffee is on the way.</p>',
    comments: [['Imani Kiprotich', 40, 'We showed her our plants. All of them alive!']],
  },
  10: {
    content:
      '<p>Coffee comes out with cold water and patience, ink with alcohol, and beetroot, if you are quick, with milk.</p><h3>When to stop</h3><p>After the third wash a spot is a part of the coat. A patch is quicker, and it tells others that somebody cared.</p><p>The sewing room is open on Tuesdays. Bring the button if you still have it.</p>',
    comments: [],
  },
}
