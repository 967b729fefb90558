import { type Piece, pieceOf as say } from '../story.ts';

const everywhere = ['facebook', 'instagram', 'linkedin'] as const;
const social = ['facebook', 'instagram'] as const;
const business = ['facebook', 'linkedin'] as const;

/** Oldest first. */
export const MARINA_PAST: readonly Piece[] = [
  say(
    'Back from eleven days along the Norwegian coast, and I have opinions about which fjord to see first. (It isn’t the one on the posters.) #Norway',
    everywhere,
    ['fjord-morning'],
    { appeal: 1.7, comment: 'It’s the Hjørundfjord. Early, before the wind comes up.' },
  ),
  say(
    'Packing for a cruise with formal nights? One dark jacket, one scarf, done. The rest of the case is for the weather.',
    social,
    ['cruise-sunset'],
  ),
  say(
    'New this week: small-group walking in the Dolomites, hut to hut, luggage by van. Twelve places, a guide who grew up there, and no day longer than five hours.',
    everywhere,
    ['ridge-morning'],
  ),
  say(
    'If your employer lets you work from anywhere, test it for a week in Madeira first. Fast internet, a 4-hour time difference, and a swim before the first call.',
    ['linkedin'],
    ['sails-noon'],
    { appeal: 1.3 },
  ),
  say(
    'Santorini in October: 24 degrees, half the people, and the terrace tables are free at sunset. 🌅 #Greece',
    social,
    ['island-noon'],
    { appeal: 2.1 },
  ),
  say(
    'How far ahead should you book? River cruises: a year. Safaris: ten months. Christmas markets: now. City breaks: whenever you like.',
    business,
    [],
  ),
  say(
    'A client sent me this from Fløyen this morning with three words: “You were right.” I’ll frame it. #Bergen',
    social,
    ['harbour-noon'],
    { appeal: 1.4 },
  ),
  say(
    'The shoulder season is the best-kept secret that everybody knows. Still: Croatia, mid-September, the water is warm and the ferries are empty. #Croatia',
    everywhere,
    ['sails-sunset'],
  ),
  say(
    'Three cabins came back on the Hurtigruten sailing of November 3. Outside, mid-ship, at last year’s rate. First come, first served.',
    business,
    ['fjord-nordic'],
    { comment: 'All three are gone. Write to me for the waiting list.' },
  ),
  say(
    'What I pay attention to in a hotel for families: the distance from bed to breakfast. Everything else can be solved. 👶',
    social,
    ['palms-noon'],
    { appeal: 0.8 },
  ),
  say(
    'Travel insurance, in one sentence: buy it the day you pay the deposit, because the clock for pre-existing conditions starts that day.',
    business,
    [],
    { appeal: 1.2 },
  ),
  say(
    'Autumn in the Laurentians is forty minutes longer by train than by car, and about four hours shorter. 🍁 #Quebec',
    everywhere,
    ['rail-autumn'],
  ),
  say(
    'Balloons over Göreme at 5:40 in the morning. Nobody in the basket said a word for twenty minutes. #Cappadocia',
    social,
    ['balloons-morning'],
    { appeal: 2.4 },
  ),
  say(
    'To everyone who asked about Japan in spring: the flights opened on Tuesday. I’ve blocked eight seats in the week of the blossom. 🌸',
    everywhere,
    ['gate-blossom'],
    { appeal: 1.5, comment: 'Five left as of tonight.' },
  ),
  say(
    'Your flight is delayed by more than three hours in Europe? Keep the boarding pass. It’s worth up to 600 euros, and the form takes ten minutes. I’ll help.',
    business,
    ['skyline-night'],
    { appeal: 1.6 },
  ),
  say(
    'A harvest week in Tuscany: mornings among the vines, afternoons by the pool, evenings at a table for sixteen. I’m taking a group in September. #Tuscany',
    social,
    ['vineyard-autumn'],
  ),
  say(
    'Small ship or big ship? Big if you want choice. Small if you want to know the captain’s dog by name.',
    everywhere,
    ['cruise-noon'],
    { appeal: 1.1 },
  ),
  say(
    'Lisbon with grandparents: take the tram up and the taxi down. And book the fado for early evening; the food is better then, too. #Lisbon',
    social,
    ['harbour-autumn'],
  ),
  say(
    'We’ve planned 41 trips since August. Two came back with a complaint, both about the weather. I’m taking that as a compliment.',
    ['linkedin'],
    [],
    { appeal: 1.4 },
  ),
  say(
    'Northern lights season is open. The forecast I trust looks three days ahead, not three months. So I book the cabin, and the sky decides. #Lapland',
    everywhere,
    ['aurora-night'],
    { appeal: 1.9 },
  ),
  say(
    'Huatulco, before everybody else finds it: nine bays, one airport, and a beach where the only noise is a man selling mangoes. 🥭 #Mexico',
    social,
    ['palms-sunset'],
    { appeal: 1.2 },
  ),
  say(
    'A visa is not a formality. For these seven countries please write to me eight weeks before you fly: India, China, Vietnam, Tanzania, Kenya, Australia, Türkiye.',
    business,
    [],
  ),
  say(
    'I don’t sell Black Friday deals. But on Friday at nine there will be a list here of five that are real, with the fine print read for you.',
    everywhere,
    ['cruise-morning'],
  ),
  say(
    'Sahara, two nights: one for the stars, one for the silence. And no, you don’t have to ride the camel. #Morocco',
    social,
    ['desert-gold'],
    { appeal: 1.3 },
  ),
  say(
    'If you get seasick: mid-ship, low deck, balcony on the lee side, green apples. Works better than anything from the pharmacy.',
    social,
    ['cruise-noon'],
    { comment: 'And look at the horizon, not at the phone.' },
  ),
  say(
    'The quiet carriage from Zürich to Milan leaves at 7:33 and has the lake on the left. Seat 41. You’re welcome. 🚆',
    everywhere,
    ['rail-nordic'],
    { appeal: 1.5 },
  ),
  say(
    'Our office is closed on Monday for the holiday. If you’re travelling: the number on your itinerary works, day and night, as always.',
    business,
    [],
    { appeal: 0.6 },
  ),
  say(
    'Great Bear Rainforest, eight days, ten guests, one sailing boat from 1947. I have two places in June and no good reason to offer them to anybody but you.',
    everywhere,
    ['glacier-morning'],
    { appeal: 1.4 },
  ),
  say(
    'Family resort check: we tried three in the Riviera Maya with a toddler, a teenager and a grandmother. One made everybody happy. Ask me which.',
    social,
    ['palms-noon'],
    { appeal: 1.8, comment: 'It’s the one with the lazy river, obviously.' },
  ),
  say(
    'What a group of fourteen costs, line by line, and where it can be had for less. A short guide for everyone who plans the company trip this year.',
    ['linkedin'],
    ['harbour-noon'],
    { appeal: 1.2 },
  ),
  say(
    'Maine by lighthouse: five days, eleven towers, more lobster than is sensible. Drive it in June before the cottages fill. #RoadTrip',
    social,
    ['lighthouse-nordic'],
  ),
  say(
    'The best safari photo of our last group was taken with a phone. The guide said: wait. So they waited. #Tanzania',
    social,
    ['savanna-sunset'],
    { appeal: 2.2 },
  ),
  say(
    'Long weekend idea from Toronto: fly to Halifax Thursday night, follow the coast to Lunenburg, be back at your desk on Monday. I’ve made the plan so you don’t have to.',
    everywhere,
    ['lighthouse-nordic', 'harbour-noon'],
  ),
  say(
    'Kananaskis in late September: larches like candles, and nobody at the trailhead before eight. #Alberta',
    social,
    ['ridge-autumn'],
    { appeal: 1.3 },
  ),
  say(
    'Reading week for families: I’ve found three places with flights under five hours, a pool the children can stand in, and coffee the parents deserve.',
    business,
    ['palms-sunset'],
  ),
  say(
    'Rhine, Danube or Douro? Castles, capitals or cellars. That really is the whole difference. Tell me which word you stopped at. #RiverCruise',
    everywhere,
    ['vineyard-autumn'],
    { appeal: 1.6, comment: 'So far: cellars 31, castles 19, capitals 8.' },
  ),
  say(
    'A thank-you note came with the post today, by real mail, from Ålesund. Twelve lines about a breakfast. This is why I do this work.',
    social,
    ['fjord-morning'],
    { appeal: 1.5 },
  ),
  say(
    'What changes on January 1: the tourist tax in Edinburgh, the entry fee in Venice, and the electronic permit for the UK. Save this one.',
    business,
    ['skyline-night'],
    { appeal: 1.7 },
  ),
  say(
    'Antarctica isn’t cheap, and it isn’t easy. But I have never had anybody come home and talk about the price. #Antarctica',
    everywhere,
    ['glacier-morning'],
    { appeal: 1.4 },
  ),
  say(
    'Saturday question: window or aisle? And does it change when it’s a night flight? I’m asking for a seat plan.',
    social,
    ['skyline-night'],
    { appeal: 1.1 },
  ),
  say(
    'Early-booking rates for Norway 2027 end next Friday. After that the same cabin costs about CA$420 more. That’s the whole post. #Norway',
    everywhere,
    ['fjord-nordic'],
    { appeal: 1.3, comment: 'Write “fjord” and I’ll send you the sailing list.' },
  ),
];
