// Written by `npm run language:train` from the texts in tests/language.
import type { Topic } from '../topics.ts';

export const TOPICS = {
  overdose: {
    bound: 4,
    alone: 9,
    words:
      'bevut;gocc;cacc,pastigl,pillol,scatol,sonnifer;0 anni,giu,ho pres,sera mia;adess,bocc,eran,ho,insiem,le ho,ora,pres,staser,tropp,vuot;alla svegl,aspett,avev,col fuoc,cred,dopo,fa,facc,fatt,finit,mezz,piu,poi,port,quell,sent,sono,sto,tant,tutt;a,all,alla,che,chi,ci,con,d,da,dall,e una,esam,ha,ho annuit,i,li,nel,non ci,o,ogni,prim,pure,quest,sull,te,tre,vender e;al,anch,anno,aula,cosi,due,euro,hai,ieri,pass,post,prender,quattr,quest letter,sei,session,the,ti,trent,tu,tua;0,caff,libr,mai,on yourself,quel;;;',
  },
  violence: {
    bound: 3,
    words:
      'violenz;picch;beve,dicev,ex,lui,metters,mi aspett,uomo;cadut,chiav,e success,fest,foto,livid,quel,ragazz mi,ricord,rott,schiaff,segu;addoss,avev,dice,dice che,dicon che,ha,mand,marit,masch,mi ha,mio ex,numer,sa,sold,ti;bors,casa,chiamat,davant,dett,era,macchin,mani,mi,miei,mio,non sono,nove,ogni,padr,papa,pero il,port,poss,scriv,si e,sott,sull,trov,tutt i,uno,vuol;anno,bracc,cane,che,chi,di,doman,e ha,e la,e sono,e una,gia,giorn,male,mi sono,mio fratell,ne,nemmen,nessun,non,non ci,per,piu,qualcun,second,sedut,settiman,sono,sto,tant,tutt,vist,vorr;bene,chiest,come,cosa che,d,finit,graz,ho fatt,loro,lui ha,manc,mang,megl,mort,pens,post,solo,sta,staser,unic,vedo,viver,vogl,vomit;butt,gatt,mangiat,peso,tagl,vuot;mond,morir,sens,vita;;',
  },
  eating: {
    bound: 4,
    words:
      'digiun;bilanc,calor,cibo,lassativ;chil,mang,mangiat,ossa,peso;cena,fame,mangiar,pranz,specch,vomit;bagn,caff,piatt;0,acqu,che sono,cosa che,due,e ha,e io,e la,e mi,e un,e una,i,ieri,lo so,mi dice,nel,oggi,poi,sei,so che;0 anni,adess,amic,chius,con,cosa,dal,del,ha,hann,lezion,miei,mio,quand,staser,sul,tant,trov,uno;aula,dorm,lui,metters,morir,mort,qui,vi;rispond;;;',
  },
} satisfies Record<string, Topic>;
