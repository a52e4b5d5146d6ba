/** What spells do. */
export const SPELL_HELP = {
  'spell.cure-light-wounds.help':
    'Restores 1d6+1 Hit Points and twice your Level, or ends a paralysis. Reversed: 1d6+1 damage by touch.',
  'spell.divine-detect-evil.help':
    'For 60 minutes you see who and what within 60 feet is evil or means you harm.',
  'spell.divine-detect-magic.help': 'For 20 minutes everything magical in sight glows for you.',
  'spell.divine-light.help':
    'Light for an hour and 10 minutes a Level, 15 feet around a place or thing; at somebody’s eyes a failed save blinds. Or darkness that blinds all within.',
  'spell.divine-protection-from-evil.help':
    'For two hours evil attackers have disadvantage against the target, and it has advantage on saves against them; conjured beings cannot touch it until it attacks them.',
  'spell.purify-food-and-water.help': 'Makes food and drink for 12 safe and fresh.',
  'spell.remove-fear.help':
    'Takes fear away and gives advantage on saves against it for 20 minutes. Reversed, within 120 feet: a failed save makes somebody afraid of you, with another try each minute.',
  'spell.resist-cold.help':
    'For an hour allies within 30 feet take no harm from natural cold and half of other cold, with advantage on saves.',
  'spell.bless.help':
    'Allies in a square of 20 feet are blessed for 6 rounds. Reversed: enemies there who fail the save are blighted for an hour and shaken for 6 rounds.',
  'spell.find-traps.help':
    'For 20 minutes you know where every trap within 30 feet is, not what it does.',
  'spell.know-alignment.help':
    'You learn how somebody stands to the party, whether it is evil, and whether it is kind, self-serving or malign. Also of a thing or a place.',
  'spell.divine-hold-person.help':
    'For 10 minutes one person, with disadvantage on the first save, or 1d6/2 of them within 20 feet of each other. Failed: paralyzed, with a save at the end of each turn.',
  'spell.resist-fire.help':
    'For 20 minutes somebody cannot burn, takes half of fire damage, and saves against fire with advantage.',
  'spell.silence-15-foot-radius.help':
    'For two hours no sound passes within 15 feet, and all there are silenced. Cast on somebody who fails the save it goes along.',
  'spell.snake-charm.help':
    'Serpents of as many Levels as yours turn friendly, for 1d6 rounds in a fight, else 1d6 times 10 minutes.',
  'spell.speak-with-animal.help': 'For an hour you talk with one kind of animal.',
  'spell.divine-continual-light.help': 'As Light, with 30 feet, until it is dispelled.',
  'spell.cure-disease.help': 'Ends infections and other diseases. Reversed: a failed save infects.',
  'spell.growth-of-animals.help':
    'For two hours an ordinary animal of your Level at most is twice its size: twice the damage dice and Hit Points.',
  'spell.divine-locate-object.help':
    'For an hour you know in which direction a known thing is, or the nearest of a common kind.',
  'spell.divine-remove-curse.help':
    'Ends a curse or a doom, or frees from a cursed thing; your casting total has to reach 10 and the Level of whoever laid it. Reversed, by touch: a failed save curses.',
  'spell.striking.help': 'For 10 minutes a weapon deals 1d6 more and is magical.',
  'spell.create-water.help':
    'A spring for an hour: water for 12 and their mounts, 12 more for each Level above 8. It ends thirst.',
  'spell.cure-serious-wounds.help':
    'Restores 2d6+2 Hit Points and twice your Level. Reversed: 2d6+2 damage by touch.',
  'spell.neutralize-poison.help':
    'Ends poison in somebody or something. Whoever died of it within 10 rounds is back with 1 Hit Point.',
  'spell.divine-protection-from-evil-10-foot-radius.help':
    'As Protection from Evil for all allies within 10 feet of you; it goes along with you.',
  'spell.speak-with-plants.help': 'For half an hour plants answer simply and let the party pass.',
  'spell.sticks-to-snakes.help': '1d6+2 sticks become snakes that obey you for an hour.',
  'spell.commune.help': 'Three questions, answered yes, no or unclear, truly; once in 7 days.',
  'spell.create-food.help':
    'Food for 12 and their mounts for a day, 12 more for each Level above 8. It ends starving.',
  'spell.dispel-evil.help':
    'For 10 minutes, within 30 feet: evil undead, conjured beings and fiends that fail the save are destroyed or sent home if their Level is no higher than yours, all others are afraid. Or, by touch, it ends one curse or charm.',
  'spell.insect-plague.help':
    'A cloud of 30 feet for a day, outdoors; you move it 20 feet a round. Inside, sight and attacks at disadvantage, danger of Level 4 (CON) each round, and the weak are afraid.',
  'spell.quest.help':
    'A failed save compels somebody to a task that can be done; a day’s refusal curses until it is taken up. Reversed: lifts such a task; your total has to reach 10 and the caster’s Level.',
  'spell.raise-dead.help':
    'A body dead for no more than 2 days for each Level above 7 lives again with 1 Hit Point, cursed for 7 days. An undead that fails the save is destroyed if its Level is no higher than yours. Reversed, within 60 feet: who fails the save dies at half of the Hit Points or fewer, else falls to 0.',
  'spell.charm-person.help':
    'A person that fails the save is friendly, and takes you for a friend for as many days as its INT score is below 20. Ends if your side harms it. Advantage on the save if you are attacking it.',
  'spell.detect-magic.help': 'For 20 minutes everything magical in sight glows for you.',
  'spell.floating-disc.help': 'For an hour a disc follows you and carries 500 pounds.',
  'spell.hold-portal.help':
    'Holds a door shut for 2d6 times 10 minutes; Knock opens it, or force with a 25.',
  'spell.light.help':
    'Light for an hour and 10 minutes a Level, 15 feet around a place or thing; at somebody’s eyes a failed save blinds. Or darkness that blinds all within.',
  'spell.magic-missile.help':
    'Hits whom you see without fail: 1d6+1 damage and twice your Level. From Level 6 two targets may share it, from 11 three.',
  'spell.protection-from-evil.help': 'As the divine spell, for an hour, on yourself.',
  'spell.read-languages.help': 'For 20 minutes you understand any ordinary writing, code or map.',
  'spell.read-magic.help': 'For 10 minutes you understand magical writing.',
  'spell.shield.help':
    'For 20 minutes your Armor Class is at least 17 against shots and 15 in melee, and Magic Missiles fail.',
  'spell.sleep.help':
    'In a radius of 20 feet the living of Level 4 or less, lowest first, up to 2d6 Levels: a failed save puts them to sleep for 1d6 times 10 minutes.',
  'spell.ventriloquism.help':
    'For 20 minutes your voice comes from where you like; INT against 10 and your Level finds it out.',
  'spell.continual-light.help': 'As Light, with 30 feet, until it is dispelled.',
  'spell.detect-evil.help':
    'For 20 minutes you see who and what within 60 feet is evil or means you harm.',
  'spell.detect-invisible.help': 'For an hour you see the invisible, 10 feet a Level.',
  'spell.esp.help':
    'For two hours you read surface thoughts, one mind a minute; who saves feels a touch and gives nothing away.',
  'spell.invisibility.help':
    'For a day somebody or something is invisible, until it attacks or casts.',
  'spell.knock.help': 'Opens one thing that is locked, barred, stuck or held by magic.',
  'spell.levitate.help':
    'For an hour and 10 minutes a Level you rise or sink, up to 20 feet a round.',
  'spell.locate-object.help':
    'For 20 minutes you know in which direction a known thing is, or the nearest of a common kind.',
  'spell.mirror-image.help':
    'For an hour 1d6/2+1 images of you: each attack or spell that would succeed against you destroys one instead.',
  'spell.phantasmal-force.help':
    'A cube of 20 feet of what you imagine, as long as you concentrate. Whoever meddles with it saves or believes it; its attacks use your casting bonus, and its damage, 1d6 and twice your Level, is imagined: who falls sleeps. A hit ends an illusory creature.',
  'spell.web.help':
    'For 8 hours a cube of 10 feet: a failed save immobilizes, with another try at the end of each turn. Fire burns it off in a round, with danger of Level 4.',
  'spell.wizard-lock.help':
    'Locks a door until dispelled; you pass, Knock opens it once, and so do casters 3 Levels above you.',
  'spell.clairvoyance.help': 'For two hours you see through somebody else’s eyes, unnoticed.',
  'spell.dispel-magic.help':
    'Ends the spells in a cube of 20 feet whose caster’s Level and 10 your casting total reaches.',
  'spell.fire-ball.help':
    'A radius of 20 feet: half your Level in d6, rounded up, and twice your Level in fire damage; half with a save.',
  'spell.fly.help':
    'For 1d6 times 10 minutes and 10 minutes a Level somebody flies at twice the base speed.',
  'spell.haste.help':
    'For 18 rounds as many creatures as your Level are twice as fast and have one more attack a turn.',
  'spell.hold-person.help': 'As the divine spell, within 120 feet.',
  'spell.infravision.help': 'For a day somebody sees 60 feet in the dark.',
  'spell.invisibility-10-foot-radius.help':
    'For a day the target and all within 10 feet are invisible; each until it leaves, attacks or casts.',
  'spell.lightning-bolt.help':
    'A line of 60 feet: half your Level in d6, rounded up, and twice your Level in lightning damage; half with a save.',
  'spell.protection-from-evil-10-foot-radius.help':
    'As Protection from Evil for all allies within 10 feet of you; it goes along with you.',
  'spell.protection-from-normal-missiles.help':
    'For two hours light and medium shots without magic do nothing to somebody.',
  'spell.water-breathing.help': 'For a day somebody breathes water.',
  'spell.charm-monster.help':
    'As Charm Person on anything living with a mind, or several of Level 3 or less up to 3d6 Levels.',
  'spell.confusion.help':
    'For 12 rounds up to 3d6 creatures within 30 feet are confused if the save fails; Level 2 or less have none, others another at the end of each turn.',
  'spell.dimension-door.help': 'Moves one creature up to 360 feet, to a place you see or describe.',
  'spell.growth-of-plants.help':
    'Growth becomes a thicket that nobody sees or gets through, but by cutting, 5 feet a round.',
  'spell.hallucinatory-terrain.help':
    'Hides or shows a feature of the land until somebody with a mind touches it knowingly.',
  'spell.massmorph.help': 'Up to 100 willing people look like trees while they stand still.',
  'spell.polymorph-others.help':
    'A failed save turns somebody into another living creature, of up to twice its Level: body and abilities are new, Hit Points stay, and after a day the mind fades.',
  'spell.polymorph-self.help':
    'For an hour and 10 minutes a Level you have the Armor Class, speed and attacks of a form of your Level at most; no casting meanwhile.',
  'spell.remove-curse.help': 'As the divine spell.',
  'spell.wall-of-fire.help':
    'As long as you concentrate, 60 feet long or a ring of 10. The weak do not cross it; others take 1d6 and twice your Level once a round, undead and the cold twice that.',
  'spell.wall-of-ice.help':
    'For two hours, 60 feet long. Whoever breaks through takes 1d6 and twice your Level in cold damage; Level 3 or less cannot.',
  'spell.wizard-eye.help':
    'For an hour an invisible eye flies 40 feet a round, and you may see by it.',
  'spell.animate-dead.help': 'Skeletons or zombies of as many Levels as yours rise and obey you.',
  'spell.cloudkill.help':
    'For an hour heavy gas of 15 feet drifts 20 feet a round away from you: danger of your Level each round, and who fails at Level 4 or less dies.',
  'spell.conjure-elemental.help':
    'An elemental of your Level obeys while you concentrate; else it turns on you. Each element once a day.',
  'spell.contact-higher-plane.help':
    'Half your Level in questions, a minute each: unknown, false or, mostly, true. Then you save against 10 and their number or are confused for 1d6 days.',
  'spell.feeblemind.help':
    'A caster who fails the save, at disadvantage, has an INT score of 2 and can neither cast nor speak sense.',
  'spell.hold-monster.help': 'As Hold Person, on anything living.',
  'spell.magic-jar.help':
    'Your soul leaves your body for an object, and from there takes bodies within 120 feet whose save fails: you run them with your own mind.',
  'spell.pass-wall.help':
    'For half an hour a way 5 feet wide and 10 feet deep through stone, brick or earth.',
  'spell.telekinesis.help':
    'For 6 rounds of concentration you move 20 pounds a Level, 20 feet a round; the unwilling save each round.',
  'spell.teleport.help':
    'You or somebody you touch go anywhere: the casting total needs 19 for a place you know well, 25 for one seen once, 30 for one described. Missed by 5 or less you land miles off, by more high in the air.',
  'spell.transmute-rock.help':
    'Rock becomes mud, in which one moves 5 feet, for 3d6 days; or mud becomes rock, and who fails the save is stuck.',
  'spell.wall-of-stone.help':
    'A wall of 1,000 cubic feet in any shape that stands on the ground; each section has Armor Class 10 and 40 Hit Points.',
  'spell.anti-magic-shell.help': 'For two hours no magic reaches you, and none of yours gets out.',
  'spell.control-weather.help':
    'As long as you concentrate, outdoors: fog, storm, rain, heat, cold, a clear sky or a thunderstorm.',
  'spell.death-spell.help':
    'In a cube of 60 feet the living of Level 7 or less, up to 4d6 Levels: a failed save is death.',
  'spell.disintegrate.help':
    'A failed save: 6d6 and twice your Level in damage, and at 0 or less nothing but dust. Or a thing of up to 10 feet.',
  'spell.geas.help': 'As Quest, with something to do or never to do.',
  'spell.invisible-stalker.help':
    'An invisible stalker performs one task; one without end turns it on you.',
  'spell.lower-water.help':
    'Water in a square of 100 feet stands at half its depth for 100 minutes.',
  'spell.move-earth.help': 'For an hour loose earth moves up to 60 feet every 10 minutes.',
  'spell.part-water.help':
    'For an hour a dry path, 10 feet wide and 120 long. Whoever is in it when it closes meets a danger of Level 8.',
  'spell.projected-image.help':
    'For an hour a double from which your spells may start; attacks go through it.',
  'spell.reincarnation.help':
    'Somebody dead for up to 7 days returns with 1 Hit Point in another body, which a d20 chooses. Level and roles stay.',
  'spell.stone-to-flesh.help': 'Ends petrification. Reversed: a failed save petrifies.',
} as const;
