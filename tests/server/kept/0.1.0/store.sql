BEGIN TRANSACTION;
CREATE TABLE archive (
	room VARCHAR(32) NOT NULL, 
	events BLOB NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_archive PRIMARY KEY (room), 
	CONSTRAINT fk_archive_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "archive" VALUES('DElJvMGURUJ3qRsxQJnVOQ',X'78DAED5DDB6EDB4610FD173DAB0067EFEBB7162D52180D7201D24B62C3A0A85522D82253894E9A16F9A27E467FAC2445AA263729ACE0CC1A0262C0A045AEA8C3D1ECCC9E9D8B5FFD35DB56D5667636FBFE879BF3778F1FBD78FEE25CFEFE7CF7C7B3F3F2E727CF66F35979BB5984EDEC8CE6B3EB75B96C86566F431996CDA55DC8EBD959797B73339F2DF33A6FAEFD7531AB3FBC0D17B3B38B7EDCC56C7E317B9D6FF6E776EF43A87757BB3A2FAEBB2B6FAA5DDD5D79A2CC8F44BF3E7EF65BF1EE79F9D3CBEF36CB73F1AC1B53BCC9D7DB5D33EA5573FB1644F786B761BBABCA6EC0F0E7FFDFA61C40BCACFEF9FB62F6717EF76E8BAA1E0FFA255FAD6E4277AEBBD69CDAE6E5B2DA34EFBC9CB74F57AFABB245D5DC667B7B1376FBFBE4BB75D1BD6B5BDD96CB2BEACEE6BBABF6C6CB3B17C4E72EC8C9858FED03DE2E6EDADB9EADF29B5D684EECDE86A2CEEBAA134BBDBDEDCE85B07F165518A7DC62E9B59232CB16AB95CE5745EE295FBA7C59E42227114885625184C2E84C67CE07BFD24BB1926473EAC0345F5103665D8E9EBC395FAF37EBF2F5FEB10FD22BAB722FAA5D28AA72D982CA5AC1E5E575FFE7BA2CB66113CABA7FBDCC3F0CA3F2FAEACFB0ADF6FA71F8D4E6C2EDF675B8CA5775D8B6235B3954EFCBEEC5C5AC1B70B3BF5F27948F8D42B6EA48D6F9ACFDD1CDEFBC815B5CB71FD3BCB5D1D94E599B2FFEDE5A2F0E5ADF20DBD677D43EFBA4CEF7A33A749BBC2EDE74671F9D7F7F5DDED2CFF49E9E664FBF7DF16355FEE9F74AF9AE51DD75A7BB34EFE458748AF4AA55B132FC515F1DBED5A258C8852A42AE9C743A04129A5CBE302EAC9C16C23AA1835E395A06279558AC489942864290F5CED842741FD7086CBBDE7FC2AB6F689E5DCEDB83D6FDD1F6C7FD41F59725F5A77DFFDAED8FFD68D11F557F5AF7C3653F5C89FDB1BF2C547FBA7FD97F18F5A354FF5AF6D769380E5887D7FDDD4DFF3E32FDFDFAD33D0823FBD3FD51D118851D3FAA1E3FD270D301D40066B88BBABCECE66D3B37CEBEDABEAFB62F89EDFB9FEF796411EF6712E531F6501EECE1A67A77C71AD227AD613726B23BCD34EAA6CD75F8D09BF2FB01A56380AACF00CD8E009A35F6F12ED06B6AB1DD17AE3806AE86C855C92F12EC51480D46030C3F528B41EAF8913ACCB76FC71EF2E002C5D805369EF34B9EE8283BE131B297092C0565105341343116BEF961912D1144B8C23B7E3D2081516D520914414214413A192982E3018C717253E1B6802D8F3660DC5C9640170CC6284482353C702D04AE30115ECD83D741F0FA08AEE281EB31E2F563A23CF0E803ED8ED545B2CC439141E6A1F3FC13511066228A58B68247B6188F2795E0F7CE02E3F1C4271C08F1005698E5843009345783BCB388849BF108D79C0AB9179683DD37CB34CF42EF0486DF09CDCF440586B86933DEDC15873D5D769B2641744ED8483B1C8BC82586CE519642B802E3306CE4301C0FE390980D4B694C02E1829C9B74FC1658A29C1B8D624326A2CECEF0C8DA9C0A13959687893A1E662731CC4EC7BE9987DA490CB51BE2879380AA8C18AAE361740AC3E8AC4810990131BA2C962D0FA35302B4DF9AC0412B0CA32315ED04391E46A7404E4F25D88B5020A737E41E0CF91471E4C0F14419D5437ABDE3D40213BCF33A81563810E188EC99E5891F290CC79336813DD3183627266BE256B88E073081025E09B651B400D9B3FFF2C4A642E661755A9ECAEA5D2B9ED5BBE58923698C878B762C2D0FD9D098289D8EB67AACE2D15B8C57730956E91AE3D56C2C5A1E02A4411927C6F23B3503DAA274D122DDF2302003726A22C122DD809C9A8A6D2EF100963CC10CCB1325320A94DA2513E88206A576450ECDF02CCD8D01AD1E1350346341598B0956BA06E3CDA48F6699E149ED32A06D492946750D34C94019EA1CC4A4BE61C8481952478794D2783FD3F0ACF06D762AB1684B3C2B7CC313F8B0E221F3B78F830ACA4E8996A046F3E0056D655202D16AA6288DE1214E16E3177582CC776B51B98253D1F21027EB50191FFCA616948639290D34E318B49E16244EAA1F0FB580D9A17470FA4DF1B03007F289295898C378451B6DDB1A9E3094C3B0461927B6181E1AE640957836015370A83A85283B44F324EC3950391E25C8E1752793C9E2983259340F0573A0B85E6411B4E5C1EB9936C3354FACC16376418D1E3729C8C6B515D1CE8DE659FC7B5016272598885E80327022EFAC7996FF5E82327012D863AF40EBFF58B83C04C0839C9D48906BE10D685B2C762282073097CFE3894578C713FFD5190F5C8CCB93F2D01366825B31557067A002BC1495B01986CA4D52B15AE13A26E182F235658AFAF84C8292FE93A802289B25A6F5CA3221D6B068F0D0106A8ADCB05050CA1EB21AEF48A8A7D369A559B3627BADD0A899994D61313C68F51E7B3BCD237302152724C83725547395346041444EC7AAA0981083DC9D4A900247A8FE2AEABF468853314B26E49A877628C184D730F52F51C404982BCAA732A689E740C1A3141DB940FD565C34DF24139F0335549966743281255038260A7C4A264607EAA9A254829C4302355569F3E2462D69C7D1E921787D58808E83D834E9F917D7BF48A6165FA0162D29E82CA8434B3C0D0C93683194D0279905180769A35D23A999840B72903A49574550268C8C22EA9269E12FB3070DA91FD90892B81A2B4AC943B1A53899DD22504B962F0C941E891594D299042BAC87F4A87BFFA413BE4EB1C505EACE326D11C1642C40213E11BB3AC1245E5094CFC7E68D9810E3CA21A688793A2D10A8218BD42936C5153D680AC091604FC7D529793A81115023966996F4F06F5C748AFD70A541495809525948815A4CC76B78C1B4CB056ACA32ADA263020B2AF9A368E74430ED7281FAB22899427B418D5994F4E36A0A137968C1941AA0990AF704538B7750B7161D9B0BA61EEF1AD48B4C4C6A570F25ACD3E760DABAD0A08A7791E27F58803AB8C4752C42324917C4F5922C303486EBC938E02E98B89E06E5BB289742793DB6ABEC50D91707DE05135135A04060926D4E83F1802E0A620BA620B611A7D31E838C3C9DFE186430A92E328B3230C833214635E38CD64374EFF57DF6F1F25FFD48D199',1789000005000);
INSERT INTO "archive" VALUES('BIIKF3BZTinpYT7BX03nCg',X'78DAED59ED6EDB36147D17FD56017E8914FD330586655D307428B626716050129D08B64943A2D365459E688FB1171B4939591CDB45DD5EEA570D18B0C92BF2F0F05C1E5EFBFA73D659BBCA26D9D9F9F9BB9FE8D9D587D6AC2F3F88B38F889AB7B7599E99CDAAD25D36C179B6684DE343ED5A1BDDF8AE5E2B974DCC66B9CCB34639E5FB3E4F33F7B0D6D36C32DDC64DB37C9ADDAAD5D056B57DBD69DD6C6DEB85767DECBCB3BD8B9DBF31FE33C61F2FDE5FD6F7BF9B5FAFCE56CD2FE47D8CA9EF54DBF9F0C9B59F21E0880FAC75D75B13039E3E7E7918F384E3CAFEFBCF347BCC5F8E5659B71BF4A79ACF973AB6C53EDFD429D3D8957FF2260F0B74AD3501951FA66D967AD6D98D69420326BEBFBFB39F66BDD601D65C2D7BFD18806EAA655B3FB584A8B5AE9D72362ECF759BD8A6F51693225253A9445116458105478CA986D458A039E315C205AB6549992A6A84744D0417AAD67354712985D63282EF9D473D6BCDCE0A7CBB6B57ADB91DE03FB360AC1996DCEBDA0E8B4181006516DB8FADA93BBDD2C66DBF37EAE1294AB9D9DFBAB371A0FF67F51D9BEE56CFD4DCE92E44061EEC2713BF4CB318B01CC61B68F2DA0ACAC2A29428BC0AFFCE3DDC7A11A6F18F7AF945DDF90DFC6A019367017B649D7BA1607450BEDBA8886EA55C7D175B67E48F8B0BB7240F6FEDB97C6775F746E0CB415CF75E826DD420CE238FB58E8A0D5231FA2F377BDE55CD9B8A23D914A26675836983FC26928A2A8EE65551D28AEA4608CEB86C4A25EA02557329B1F67BDEF84D173C4EE709EBDA6186EB3738C737619E40C6B0A13FD2F0471A9E94865FD8AF9DE4FCBAEC24A7A4267D4ECD95BD7F9198F86062C698BD14F01950DEE4211348CC84857ED89E2E09003310C08C0F80C53701C6A7002E8E0046270046399103E06207F002078C4978E6203C6F7541D3D32C4068C6035EB4CBB2F4AF24A04B10D09C1D435D26412D61147D14B54822688C604E0E3ADAC9813108D1B43846344F039B80C066E8D0D911601769F401638505FA1E2B3C8D680642343A260F96063590216E61E33DD8348D3C600C918D200B182B2CF81EB3240DB325CC1D148F7607C512E6A89087322F096202637E987E0FE293544C60CCAFA0C75C04A7219A8010CDB717E7118E0B4261ECFAE82D234D7D42600A418A47AB50088CF1F95AFB15C3659AE28470980CC4072B570FBB4C230C01238C112E7004A6FE137BCCA6A9A088843291E47E4761FC6E049FA3303EC7F9119F2B791A82C17C2E3DC334D17DB84C5388521867C36388B748452D4B432D4C11C7E56897060A54CC8963269CA65AA630351D1F43C3329586D394CB0CC6DAF878A51C83B138BC2FDE34351C83F13642463B25188CC5F973ED35C3698A37C6A07E6B4D4F6D017500BFA256C834D4C258DCB7FDBD811E6FFE030338E77F',1789000005000);
CREATE TABLE audit (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	act VARCHAR(32) NOT NULL, 
	whom VARCHAR(64) NOT NULL, 
	what TEXT NOT NULL, 
	why TEXT NOT NULL, 
	told TEXT, 
	CONSTRAINT pk_audit PRIMARY KEY (number)
);
INSERT INTO "audit" VALUES(1,1789000005000,'look','WKAjMdNKUrRcgDcmF4fhQg','','',NULL);
INSERT INTO "audit" VALUES(2,1789000005000,'close','BIIKF3BZTinpYT7BX03nCg','','a quarrel',NULL);
INSERT INTO "audit" VALUES(3,1789000005000,'close','li13JgGT7yFwpPS9FRtHgA','','',NULL);
INSERT INTO "audit" VALUES(4,1789000005000,'unarchive','li13JgGT7yFwpPS9FRtHgA','','',NULL);
CREATE TABLE ban (
	whom VARCHAR(64) NOT NULL, 
	until BIGINT NOT NULL, 
	why TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_ban PRIMARY KEY (whom)
);
CREATE TABLE day (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_day PRIMARY KEY (number)
);
CREATE TABLE device (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_device PRIMARY KEY (id), 
	CONSTRAINT uq_device_token UNIQUE (token), 
	CONSTRAINT fk_device_person FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "device" VALUES('HbJ0C5j3pQN2C3tNx5LqNw','TJYbGJl5rE49FOtgutBw6g','6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',1789000005000);
INSERT INTO "device" VALUES('lJwGLqHgc5caY_bkKc14DA','xRCZ216y-mj55paBYTKLaw','d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35',1789000005000);
INSERT INTO "device" VALUES('WU4nRMFgXaKjzqZJX-E4KA','O46H11XMQYcvRnLZBmdJ2Q','4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce',1789000005000);
CREATE TABLE event (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	tick BIGINT NOT NULL, 
	owed INTEGER, 
	CONSTRAINT pk_event PRIMARY KEY (room, number), 
	CONSTRAINT fk_event_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "event" VALUES('zeG1No9BkahIZRZEC57Olg',1,'opened',NULL,'{"type":"opened","game":"biscuit_pockets","host":"xRCZ216y-mj55paBYTKLaw","chairs":[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{}],"options":{"idle_rounds":12,"show_seen":false},"public":true,"spectators":true,"seed":"215eca634d6b6c28aaf5edbcb07881fb19c4f853fc6fc6bc8c13e18922d773d6","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('zeG1No9BkahIZRZEC57Olg',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('zeG1No9BkahIZRZEC57Olg',3,'changed',NULL,'{"type":"changed","options":{"idle_rounds":12,"show_seen":true},"public":true,"spectators":true,"stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',1,'opened',NULL,'{"type":"opened","game":"honeymoon","host":"TJYbGJl5rE49FOtgutBw6g","chairs":[{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"},{}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"781a6e58f513f75487851fc196d142fe089a784a24d51f222257f4ef36e12a0b","stand_in":"random","timing":{"kind":"bank","seconds":0,"bank":600,"increment":5,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',3,'changed',NULL,'{"type":"changed","options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":false,"stand_in":"random","timing":{"kind":"bank","seconds":0,"bank":600,"increment":5,"days":0,"at_zero":"stand_in","urge_after":0}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',4,'started',0,'{"type":"started","match":"lS1WtlhqsNZdSkfhdVkZCA","version":2,"nonces":["","nonce 1"],"next_seed":"d7afaee616afc7e1327e073dea658d18e2b69ee45a41a448a77c428470576d5e","entries":[[-1,0]],"room":{"type":"opened","game":"honeymoon","host":"TJYbGJl5rE49FOtgutBw6g","chairs":[{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"},{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen","nonce":"nonce 1"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":false,"seed":"781a6e58f513f75487851fc196d142fe089a784a24d51f222257f4ef36e12a0b","stand_in":"random","timing":{"kind":"bank","seconds":0,"bank":600,"increment":5,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"TJYbGJl5rE49FOtgutBw6g","lent":false}}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',5,'moved',0,'{"type":"moved","entries":[[0,679]],"key":"k12"}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',6,'moved',1,'{"type":"moved","entries":[[1,678]],"key":"k11"}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',7,'moved',0,'{"type":"moved","entries":[[0,331]],"key":"k10"}',1789000005000,0,2);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',8,'moved',1,'{"type":"moved","entries":[[1,163],[-1,2]],"key":"k9"}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',9,'moved',0,'{"type":"moved","entries":[[0,160]],"key":"k8"}',1789000005000,0,2);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',10,'moved',1,'{"type":"moved","entries":[[1,416],[-1,2]],"key":"k7"}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',11,'moved',0,'{"type":"moved","entries":[[0,173]],"key":"k6"}',1789000005000,0,2);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',12,'moved',1,'{"type":"moved","entries":[[1,345],[-1,1]],"key":"k5"}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',13,'moved',0,'{"type":"moved","entries":[[0,429]],"key":"k4"}',1789000005000,0,2);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',14,'moved',1,'{"type":"moved","entries":[[1,137],[-1,2]],"key":"k3"}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',15,'moved',0,'{"type":"moved","entries":[[0,640]],"key":"k2"}',1789000005000,0,2);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',16,'moved',1,'{"type":"moved","entries":[[1,294],[-1,2]],"key":"k1"}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',17,'moved',0,'{"type":"moved","entries":[[0,119]],"key":"k1"}',1789000005000,0,2);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',18,'took_back',0,'{"type":"took_back","entry":18,"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('WKAjMdNKUrRcgDcmF4fhQg',19,'looked',NULL,'{"type":"looked"}',1789000005000,0,3);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',1,'opened',NULL,'{"type":"opened","game":"sweet_nose","host":"xRCZ216y-mj55paBYTKLaw","chairs":[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"b4af30d12a1ec9dc7708cf123a9d3125eecc66e50204c612809bd4353d813365","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',3,'started',0,'{"type":"started","match":"Fz74jc_luKO_-a78TXqwLw","version":1,"nonces":["","nonce 1",""],"next_seed":"e7f59b621845fe2c00f34786b449479754b068f6a57615bc8a4f472ef5ed1365","entries":[[-1,1],[-1,3],[-1,1],[-1,0],[-1,2],[-1,0],[-1,3],[-1,2],[-1,0],[-1,3],[-1,4],[-1,4],[-1,0],[-1,3],[-1,2],[-1,2],[-1,1],[-1,1],[-1,4],[-1,2],[-1,4],[-1,4],[-1,3],[-1,1],[-1,4],[-1,4],[-1,1]],"room":{"type":"opened","game":"sweet_nose","host":"xRCZ216y-mj55paBYTKLaw","chairs":[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia","nonce":"nonce 1"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"b4af30d12a1ec9dc7708cf123a9d3125eecc66e50204c612809bd4353d813365","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"xRCZ216y-mj55paBYTKLaw","lent":false}}',1789000005000,0,7);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',4,'moved',2,'{"type":"moved","entries":[[2,46]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',5,'moved',1,'{"type":"moved","entries":[[1,11]],"key":"k6"}',1789000005000,0,1);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',6,'moved',0,'{"type":"moved","entries":[[0,55]],"key":"k5"}',1789000005000,0,2);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',7,'moved',1,'{"type":"moved","entries":[[1,249]],"key":"k4"}',1789000005000,0,4);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',8,'moved',2,'{"type":"moved","entries":[[2,152]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',9,'moved',0,'{"type":"moved","entries":[[0,152]],"key":"k3"}',1789000005000,0,2);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',10,'moved',1,'{"type":"moved","entries":[[1,141]],"key":"k2"}',1789000005000,0,4);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',11,'moved',2,'{"type":"moved","entries":[[2,255]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',12,'moved',0,'{"type":"moved","entries":[[0,155]],"key":"k1"}',1789000005000,0,2);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',13,'sat',0,'{"type":"sat","chair":{"kind":"bot","name":"Muffin","bot":"random","left":"xRCZ216y-mj55paBYTKLaw","left_name":"Jürgen"}}',1789000005000,0,2);
INSERT INTO "event" VALUES('P6o8nd3lzgDmsr7oyy-SFw',14,'handed',NULL,'{"type":"handed","host":"TJYbGJl5rE49FOtgutBw6g","lent":false}',1789000005000,0,2);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',1,'opened',NULL,'{"type":"opened","game":"honeymoon","host":"xRCZ216y-mj55paBYTKLaw","chairs":[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"088f377f9220e011e014420b9d8bb17ba5fae0fb0a9cc90e9671088b4212e07b","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',2,'started',0,'{"type":"started","match":"5X1a2t4wQbL5LILIRTSf8A","version":2,"nonces":[],"next_seed":"3eb682220999cabbcc5e64bd649b257666cdd763dde2bba3180c1e9136686532","entries":[[-1,3]],"room":{"type":"opened","game":"honeymoon","host":"xRCZ216y-mj55paBYTKLaw","chairs":[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"088f377f9220e011e014420b9d8bb17ba5fae0fb0a9cc90e9671088b4212e07b","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"xRCZ216y-mj55paBYTKLaw","lent":false}}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',3,'moved',1,'{"type":"moved","entries":[[1,390]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',4,'moved',0,'{"type":"moved","entries":[[0,415],[-1,0]],"key":"k10000"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',5,'moved',1,'{"type":"moved","entries":[[1,683]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',6,'moved',1,'{"type":"moved","entries":[[1,248]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',7,'moved',0,'{"type":"moved","entries":[[0,680]],"key":"k9999"}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',8,'moved',0,'{"type":"moved","entries":[[0,162],[-1,3]],"key":"k9998"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',9,'moved',1,'{"type":"moved","entries":[[1,344]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',10,'moved',0,'{"type":"moved","entries":[[0,174],[-1,3]],"key":"k9997"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',11,'moved',1,'{"type":"moved","entries":[[1,329]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',12,'moved',0,'{"type":"moved","entries":[[0,247],[-1,4]],"key":"k9996"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',13,'moved',1,'{"type":"moved","entries":[[1,215]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',14,'moved',0,'{"type":"moved","entries":[[0,596],[-1,4]],"key":"k9995"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',15,'moved',1,'{"type":"moved","entries":[[1,551]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',16,'moved',0,'{"type":"moved","entries":[[0,629],[-1,1]],"key":"k9994"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',17,'moved',1,'{"type":"moved","entries":[[1,189]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',18,'moved',0,'{"type":"moved","entries":[[0,66],[-1,3]],"key":"k9993"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',19,'moved',1,'{"type":"moved","entries":[[1,584]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',20,'moved',0,'{"type":"moved","entries":[[0,439],[-1,4]],"key":"k9992"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',21,'moved',0,'{"type":"moved","entries":[[0,357]],"key":"k9991"}',1789000005000,0,2);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',22,'moved',1,'{"type":"moved","entries":[[1,426],[-1,0]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',23,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',24,'moved',0,'{"type":"moved","entries":[[0,678]],"key":"k9990"}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',25,'moved',0,'{"type":"moved","entries":[[0,74],[-1,2]],"key":"k9989"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',26,'moved',1,'{"type":"moved","entries":[[1,435]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',27,'moved',0,'{"type":"moved","entries":[[0,68],[-1,4]],"key":"k9988"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',28,'moved',1,'{"type":"moved","entries":[[1,616]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',29,'moved',0,'{"type":"moved","entries":[[0,676],[-1,2]],"key":"k9987"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',30,'moved',1,'{"type":"moved","entries":[[1,30]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',31,'moved',0,'{"type":"moved","entries":[[0,109],[-1,4]],"key":"k9986"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',32,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',33,'moved',0,'{"type":"moved","entries":[[0,676],[-1,5]],"key":"k9985"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',34,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',35,'moved',0,'{"type":"moved","entries":[[0,676],[-1,2]],"key":"k9984"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',36,'moved',1,'{"type":"moved","entries":[[1,457]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',37,'moved',0,'{"type":"moved","entries":[[0,48],[-1,2]],"key":"k9983"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',38,'moved',1,'{"type":"moved","entries":[[1,428]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',39,'moved',0,'{"type":"moved","entries":[[0,319],[-1,0]],"key":"k9982"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',40,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',41,'moved',0,'{"type":"moved","entries":[[0,677]],"key":"k9981"}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',42,'moved',0,'{"type":"moved","entries":[[0,559],[-1,1]],"key":"k9980"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',43,'moved',1,'{"type":"moved","entries":[[1,28]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',44,'moved',0,'{"type":"moved","entries":[[0,633],[-1,4]],"key":"k9979"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',45,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',46,'moved',0,'{"type":"moved","entries":[[0,676],[-1,4]],"key":"k9978"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',47,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',48,'moved',0,'{"type":"moved","entries":[[0,676],[-1,1]],"key":"k9977"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',49,'moved',1,'{"type":"moved","entries":[[1,191]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',50,'moved',0,'{"type":"moved","entries":[[0,655],[-1,0]],"key":"k9976"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',51,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',52,'moved',0,'{"type":"moved","entries":[[0,676],[-1,3]],"key":"k9975"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',53,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',54,'moved',0,'{"type":"moved","entries":[[0,676]],"key":"k9974"}',1789000005000,0,0);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',55,'started',0,'{"type":"started","match":"4oALCFdnSLWZTlWEk6zFYQ","version":2,"nonces":[],"next_seed":"273534790d33f4614234d14901f803e70fffe9ab69254bcf109884a5ec3f8552","entries":[[-1,0]],"room":{"type":"opened","game":"honeymoon","host":"xRCZ216y-mj55paBYTKLaw","chairs":[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"3eb682220999cabbcc5e64bd649b257666cdd763dde2bba3180c1e9136686532","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"xRCZ216y-mj55paBYTKLaw","lent":false}}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',56,'moved',1,'{"type":"moved","entries":[[1,678]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',57,'moved',0,'{"type":"moved","entries":[[0,677]],"key":"k3"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',58,'moved',1,'{"type":"moved","entries":[[1,429]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',59,'moved',0,'{"type":"moved","entries":[[0,597],[-1,2]],"key":"k2"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',60,'moved',1,'{"type":"moved","entries":[[1,261]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',61,'moved',0,'{"type":"moved","entries":[[0,163],[-1,3]],"key":"k1"}',1789000005000,0,3);
INSERT INTO "event" VALUES('TCAiNKwSwDPrUSZNumEF2A',62,'moved',1,'{"type":"moved","entries":[[1,163]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('DElJvMGURUJ3qRsxQJnVOQ',166,'archived',NULL,'{"type":"archived","closed":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('BIIKF3BZTinpYT7BX03nCg',47,'archived',NULL,'{"type":"archived","closed":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',25,'archived',NULL,'{"type":"archived","closed":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"1f2073504f458bccb3298ed8cc6cb7e71fc18b9a9ca400e5620d4609ab22c16d","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',2,'started',0,'{"type":"started","match":"RTcRm0e1OxeEYTy4YQDT1Q","version":1,"nonces":[],"next_seed":"27df99d736fc9fc454471e6dd1d2caa6f432eaaaa8f74d51d6447402b468093e","entries":[[-1,2],[-1,3],[-1,1],[-1,0],[-1,15],[-1,5],[-1,2],[-1,1],[-1,2],[-1,5],[-1,3],[-1,1],[-1,0],[-1,2],[-1,0]],"room":{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"1f2073504f458bccb3298ed8cc6cb7e71fc18b9a9ca400e5620d4609ab22c16d","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"O46H11XMQYcvRnLZBmdJ2Q","lent":false}}',1789000005000,0,2);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',3,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',4,'moved',1,'{"type":"moved","entries":[[1,18]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',5,'moved',1,'{"type":"moved","entries":[[1,25]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',6,'moved',1,'{"type":"moved","entries":[[1,33],[-1,3],[-1,0],[-1,0],[-1,2],[-1,5],[-1,2],[-1,3]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',7,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k10000"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',8,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9999"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',9,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9998"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',10,'moved',0,'{"type":"moved","entries":[[0,40]],"key":"k9997"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',11,'moved',0,'{"type":"moved","entries":[[0,49],[-1,3],[-1,3],[-1,3],[-1,4]],"key":"k9996"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',12,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9995"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',13,'moved',0,'{"type":"moved","entries":[[0,8],[-1,4],[-1,1],[-1,2],[-1,5]],"key":"k9994"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',14,'moved',0,'{"type":"moved","entries":[[0,1]],"key":"k9993"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',15,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9992"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',16,'moved',0,'{"type":"moved","entries":[[0,24]],"key":"k9991"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',17,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9990"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',18,'moved',0,'{"type":"moved","entries":[[0,40]],"key":"k9989"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',19,'moved',0,'{"type":"moved","entries":[[0,48]],"key":"k9988"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',20,'moved',0,'{"type":"moved","entries":[[0,57],[-1,2],[-1,1]],"key":"k9987"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',21,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9986"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',22,'moved',0,'{"type":"moved","entries":[[0,24],[-1,4],[-1,5]],"key":"k9985"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',23,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9984"}',1789000005000,0,1);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',24,'moved',0,'{"type":"moved","entries":[[0,33]],"key":"k9983"}',1789000005000,0,0);
INSERT INTO "event" VALUES('li13JgGT7yFwpPS9FRtHgA',26,'reopened',NULL,'{"type":"reopened"}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('pf4Cw-VbZn_PM60Y2EEb2A',1,'opened',NULL,'{"type":"opened","game":"sweets_stack","host":"TJYbGJl5rE49FOtgutBw6g","chairs":[{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"},{},{}],"options":{"rules":"basic","round_1":"as_named","round_2":"as_named","round_3":"as_named"},"public":false,"spectators":true,"seed":"90b0ad59c2be843cc709f647aa71ca3bd5076f24ecc46b1ef5cac4fa92a4b412","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('pf4Cw-VbZn_PM60Y2EEb2A',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('pf4Cw-VbZn_PM60Y2EEb2A',3,'sat',2,'{"type":"sat","chair":{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Ben","shared":true}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('pf4Cw-VbZn_PM60Y2EEb2A',4,'started',0,'{"type":"started","match":"9KxoEFL4pmEAT6oeNcW7AA","version":1,"nonces":["","nonce 1",""],"next_seed":"7ffda32b2255ddbf0342fe23348dd44b2369ccccfae413e06cc11024f6d13dc0","entries":[[-1,42],[-1,26],[-1,63],[-1,62],[-1,45],[-1,5],[-1,39],[-1,34],[-1,56],[-1,57],[-1,23],[-1,52],[-1,27],[-1,24],[-1,11],[-1,20],[-1,18],[-1,33],[-1,21],[-1,7],[-1,48],[-1,49],[-1,1],[-1,44],[-1,10],[-1,14],[-1,4],[-1,0],[-1,40],[-1,60],[-1,28],[-1,15],[-1,22],[-1,51],[-1,29],[-1,37],[-1,13],[-1,43],[-1,8],[-1,35],[-1,54],[-1,2],[-1,36],[-1,16],[-1,41],[-1,58],[-1,50],[-1,32],[-1,45],[-1,27],[-1,11],[-1,24],[-1,34],[-1,0],[-1,40],[-1,10],[-1,21],[-1,33],[-1,16],[-1,8],[-1,54],[-1,41],[-1,51]],"room":{"type":"opened","game":"sweets_stack","host":"TJYbGJl5rE49FOtgutBw6g","chairs":[{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"},{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë","nonce":"nonce 1"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Ben","shared":true}],"options":{"rules":"basic","round_1":"as_named","round_2":"as_named","round_3":"as_named"},"public":false,"spectators":true,"seed":"90b0ad59c2be843cc709f647aa71ca3bd5076f24ecc46b1ef5cac4fa92a4b412","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"TJYbGJl5rE49FOtgutBw6g","lent":false}}',1789000005000,0,7);
INSERT INTO "event" VALUES('pf4Cw-VbZn_PM60Y2EEb2A',5,'queued',NULL,'{"type":"queued","waiter":{"person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},"waits":true}',1789000005000,0,7);
INSERT INTO "event" VALUES('b17XRdAQkT6SLZycu1o0Lw',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"gentle"}],"options":{"idle_turns":100},"public":false,"spectators":false,"seed":"941b74661161da4ada37e53ac991b085d6700e9b16fb8dd999d4f8348fa958e8","stand_in":"gentle","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false,"practice":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('b17XRdAQkT6SLZycu1o0Lw',2,'started',0,'{"type":"started","match":"TeKklFOChflbdoTGxb-b_g","version":1,"nonces":[],"next_seed":"941b74661161da4ada37e53ac991b085d6700e9b16fb8dd999d4f8348fa958e8","entries":[[-1,2],[-1,1],[-1,0],[-1,2],[-1,15],[-1,7],[-1,3],[-1,0],[-1,4],[-1,4],[-1,2],[-1,0],[-1,2],[-1,4],[-1,4]],"room":{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"gentle"}],"options":{"idle_turns":100},"public":false,"spectators":false,"seed":"941b74661161da4ada37e53ac991b085d6700e9b16fb8dd999d4f8348fa958e8","stand_in":"gentle","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"O46H11XMQYcvRnLZBmdJ2Q","lent":false,"practice":true}}',1789000005000,0,1);
INSERT INTO "event" VALUES('b17XRdAQkT6SLZycu1o0Lw',3,'taught',0,'{"type":"taught","lesson":{"step":1}}',1789000005000,0,1);
INSERT INTO "event" VALUES('b17XRdAQkT6SLZycu1o0Lw',4,'taught',0,'{"type":"taught","lesson":{"step":2}}',1789000005000,0,1);
INSERT INTO "event" VALUES('b17XRdAQkT6SLZycu1o0Lw',5,'moved',0,'{"type":"moved","entries":[[0,4]],"key":"","lesson":{"step":3,"reaction":"lay.done"}}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"8af6ae5db149eab9c580492364fa4f7f1245926db1492d0e1607ac8d4dc972af","stand_in":"random","timing":{"kind":"move","seconds":60,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":30},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',3,'renewed',NULL,'{"type":"renewed","key":"c329acc57764acfa0910420cfa7a47eb66efbe1a0f0f138cc6ac54a955b50d31"}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',4,'started',0,'{"type":"started","match":"rGW1oGyyM6TTmipZGonDvg","version":1,"nonces":["","nonce 1"],"next_seed":"0b5dc7022cbcd8733ff3d7c52d61b1b89fd5238b63a8f290238c0f607fe923cc","entries":[[-1,1],[-1,7],[-1,1],[-1,1],[-1,8],[-1,6],[-1,3],[-1,1],[-1,5],[-1,3],[-1,5],[-1,2],[-1,2],[-1,1],[-1,3]],"room":{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia","nonce":"nonce 1"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"8af6ae5db149eab9c580492364fa4f7f1245926db1492d0e1607ac8d4dc972af","stand_in":"random","timing":{"kind":"move","seconds":60,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":30},"owner":"O46H11XMQYcvRnLZBmdJ2Q","lent":false,"key":"c329acc57764acfa0910420cfa7a47eb66efbe1a0f0f138cc6ac54a955b50d31"}}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',5,'moved',1,'{"type":"moved","entries":[[1,8]],"key":"k10000"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',6,'moved',1,'{"type":"moved","entries":[[1,18]],"key":"k9999"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',7,'moved',1,'{"type":"moved","entries":[[1,25]],"key":"k9998"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',8,'moved',1,'{"type":"moved","entries":[[1,33]],"key":"k9997"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',9,'moved',1,'{"type":"moved","entries":[[1,41],[-1,2],[-1,2],[-1,3],[-1,2],[-1,1],[-1,3],[-1,1]],"key":"k9996"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',10,'moved',0,'{"type":"moved","entries":[[0,9]],"key":"k9995"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',11,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9994"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',12,'moved',0,'{"type":"moved","entries":[[0,24],[-1,4],[-1,4]],"key":"k9993"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',13,'moved',1,'{"type":"moved","entries":[[1,1]],"key":"k9992"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',14,'moved',1,'{"type":"moved","entries":[[1,75],[-1,5],[-1,4],[-1,0],[-1,0],[-1,0],[-1,3]],"key":"k9991"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',15,'moved',0,'{"type":"moved","entries":[[0,1]],"key":"k9990"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',16,'moved',0,'{"type":"moved","entries":[[0,9]],"key":"k9989"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',17,'moved',0,'{"type":"moved","entries":[[0,33],[-1,4]],"key":"k9988"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',18,'moved',1,'{"type":"moved","entries":[[1,0],[-1,0],[-1,4],[-1,3]],"key":"k9987"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',19,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9986"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',20,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9985"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',21,'moved',0,'{"type":"moved","entries":[[0,75],[-1,1]],"key":"k9984"}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',22,'moved',1,'{"type":"moved","entries":[[1,25],[-1,1],[-1,2]],"key":"k9983"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',23,'moved',0,'{"type":"moved","entries":[[0,17]],"key":"k9982"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',24,'moved',0,'{"type":"moved","entries":[[0,24],[-1,2]],"key":"k9981"}',1789000005000,0,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',25,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9980"}',1789000005000,0,0);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',26,'arranged',NULL,'{"type":"arranged","game":"biscuit_pockets","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"}],"options":{"idle_rounds":12,"show_seen":false},"queue":[],"edition":{"name":"small","rows":{"sizes":[{"wide":2,"high":2}],"tile":[{"biscuits":1,"chocolate":0,"cracked":false,"count":1},{"biscuits":1,"chocolate":0,"cracked":true,"count":1},{"biscuits":2,"chocolate":0,"cracked":false,"count":1},{"biscuits":3,"chocolate":1,"cracked":false,"count":1}]}}}',1789000005000,0,0);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',27,'agreed',1,'{"type":"agreed","yes":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',28,'agreed',0,'{"type":"agreed","yes":true}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',29,'started',0,'{"type":"started","match":"KCjunnP82bOFvFf-wmMTXw","version":1,"nonces":[],"next_seed":"fd54b0e5b79379a946e229661acf5e1eed4186537a17db65ad9898405bb9ca4c","entries":[[-1,1]],"room":{"type":"opened","game":"biscuit_pockets","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"}],"options":{"idle_rounds":12,"show_seen":false},"public":false,"spectators":true,"seed":"0b5dc7022cbcd8733ff3d7c52d61b1b89fd5238b63a8f290238c0f607fe923cc","stand_in":"random","timing":{"kind":"move","seconds":60,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":30},"owner":"O46H11XMQYcvRnLZBmdJ2Q","lent":false,"key":"c329acc57764acfa0910420cfa7a47eb66efbe1a0f0f138cc6ac54a955b50d31","edition":{"name":"small","rows":{"sizes":[{"wide":2,"high":2}],"tile":[{"biscuits":1,"chocolate":0,"cracked":false,"count":1},{"biscuits":1,"chocolate":0,"cracked":true,"count":1},{"biscuits":2,"chocolate":0,"cracked":false,"count":1},{"biscuits":3,"chocolate":1,"cracked":false,"count":1}]}}}}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',30,'granted',0,'{"type":"granted","whom":1}',1789000005000,0,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',31,'urged',0,'{"type":"urged","whom":1,"enough":true}',1789000045000,40000,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',32,'moved',1,'{"type":"moved","entries":[[1,43],[-1,3]],"key":""}',1789000045000,40000,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',33,'moved',0,'{"type":"moved","entries":[[0,7]],"key":"k1"}',1789000045000,40000,2);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',34,'moved',1,'{"type":"moved","entries":[[1,37],[-1,1]],"key":"k1"}',1789000045000,40000,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',35,'ran_out',0,'{"type":"ran_out","follows":"stand_in"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',36,'sat',0,'{"type":"sat","chair":{"kind":"bot","name":"Waffle","bot":"random","left":"O46H11XMQYcvRnLZBmdJ2Q","left_name":"Zoë"}}',1789000175000,170000,1);
INSERT INTO "event" VALUES('obA7qb4wNpKVHwPyj-0tbg',37,'moved',0,'{"type":"moved","entries":[[0,7]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"04b7c49062fb1f3e053c1973a6f3260c1add0c60bc6e8f011b0d7dd126d89af5","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000175000,170000,NULL);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',2,'started',0,'{"type":"started","match":"fA4Dk0b0nsVX49FKmO0ZNg","version":1,"nonces":[],"next_seed":"ebbbc50d227f0c752861584db1f50443059a4e2677803eab87d49cde47398bf5","entries":[[-1,7],[-1,6],[-1,2],[-1,2],[-1,10],[-1,6],[-1,9],[-1,0],[-1,5],[-1,4],[-1,1],[-1,3],[-1,0],[-1,4],[-1,5]],"room":{"type":"opened","game":"swintus","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"04b7c49062fb1f3e053c1973a6f3260c1add0c60bc6e8f011b0d7dd126d89af5","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"O46H11XMQYcvRnLZBmdJ2Q","lent":false}}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',3,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k10000"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',4,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9999"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',5,'moved',0,'{"type":"moved","entries":[[0,25]],"key":"k9998"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',6,'moved',0,'{"type":"moved","entries":[[0,34],[-1,2],[-1,5],[-1,4],[-1,1],[-1,5],[-1,1],[-1,5]],"key":"k9997"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',7,'moved',1,'{"type":"moved","entries":[[1,0]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',8,'moved',1,'{"type":"moved","entries":[[1,16]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',9,'moved',1,'{"type":"moved","entries":[[1,25]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',10,'moved',1,'{"type":"moved","entries":[[1,35]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',11,'moved',1,'{"type":"moved","entries":[[1,75],[-1,2],[-1,4],[-1,2]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',12,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9996"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',13,'moved',0,'{"type":"moved","entries":[[0,18],[-1,0],[-1,4],[-1,1]],"key":"k9995"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',14,'moved',1,'{"type":"moved","entries":[[1,1]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',15,'moved',1,'{"type":"moved","entries":[[1,24],[-1,1]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',16,'moved',0,'{"type":"moved","entries":[[0,25],[-1,0],[-1,0],[-1,1],[-1,2],[-1,2],[-1,5],[-1,0],[-1,1]],"key":"k9994"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',17,'moved',0,'{"type":"moved","entries":[[0,18]],"key":"k9993"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',18,'moved',0,'{"type":"moved","entries":[[0,25]],"key":"k9992"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',19,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9991"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',20,'moved',0,'{"type":"moved","entries":[[0,41],[-1,2],[-1,1],[-1,4],[-1,0],[-1,5],[-1,2],[-1,1]],"key":"k9990"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',21,'moved',1,'{"type":"moved","entries":[[1,1]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',22,'moved',1,'{"type":"moved","entries":[[1,18]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',23,'moved',1,'{"type":"moved","entries":[[1,26]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',24,'moved',1,'{"type":"moved","entries":[[1,33],[-1,4]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ',25,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9989"}',1789000175000,170000,0);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',1,'opened',NULL,'{"type":"opened","game":"sweet_nose","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"},{"kind":"bot","name":"Muffin","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"8f8fd388ea24adb65685ca7c40543dbc0f99b0720fb30986007d7a72079ffbf6","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000175000,170000,NULL);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',2,'started',0,'{"type":"started","match":"nIJJrIqRZBUqQ5NGVja4FQ","version":1,"nonces":[],"next_seed":"69c27b458bd304beb7638e0275f6fbfebf6bf11960a4b9f04abde23fd7b97520","entries":[[-1,4],[-1,0],[-1,4],[-1,1],[-1,1],[-1,3],[-1,1],[-1,0],[-1,0],[-1,4],[-1,1],[-1,0],[-1,4],[-1,1],[-1,3],[-1,3],[-1,2],[-1,2],[-1,3],[-1,4],[-1,2],[-1,2],[-1,2],[-1,0],[-1,0],[-1,4],[-1,2]],"room":{"type":"opened","game":"sweet_nose","host":"O46H11XMQYcvRnLZBmdJ2Q","chairs":[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"},{"kind":"bot","name":"Muffin","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"8f8fd388ea24adb65685ca7c40543dbc0f99b0720fb30986007d7a72079ffbf6","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"O46H11XMQYcvRnLZBmdJ2Q","lent":false}}',1789000175000,170000,7);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',3,'moved',1,'{"type":"moved","entries":[[1,16]],"key":""}',1789000175000,170000,5);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',4,'moved',2,'{"type":"moved","entries":[[2,99]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',5,'moved',0,'{"type":"moved","entries":[[0,68]],"key":"k10000"}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',6,'moved',2,'{"type":"moved","entries":[[2,155]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',7,'moved',0,'{"type":"moved","entries":[[0,265]],"key":"k9999"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',8,'moved',1,'{"type":"moved","entries":[[1,248]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',9,'moved',2,'{"type":"moved","entries":[[2,265]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',10,'moved',0,'{"type":"moved","entries":[[0,173]],"key":"k9998"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',11,'moved',1,'{"type":"moved","entries":[[1,141]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',12,'moved',2,'{"type":"moved","entries":[[2,159]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',13,'moved',0,'{"type":"moved","entries":[[0,175]],"key":"k9997"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',14,'moved',1,'{"type":"moved","entries":[[1,135]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',15,'moved',2,'{"type":"moved","entries":[[2,158]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',16,'moved',0,'{"type":"moved","entries":[[0,172]],"key":"k9996"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',17,'moved',1,'{"type":"moved","entries":[[1,128]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',18,'moved',2,'{"type":"moved","entries":[[2,148]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',19,'moved',0,'{"type":"moved","entries":[[0,177]],"key":"k9995"}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',20,'moved',2,'{"type":"moved","entries":[[2,637]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',21,'moved',0,'{"type":"moved","entries":[[0,638]],"key":"k9994"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',22,'moved',1,'{"type":"moved","entries":[[1,634]],"key":""}',1789000175000,170000,7);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',23,'moved',2,'{"type":"moved","entries":[[2,19]],"key":""}',1789000175000,170000,3);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',24,'moved',1,'{"type":"moved","entries":[[1,96]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',25,'moved',0,'{"type":"moved","entries":[[0,51]],"key":"k9993"}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',26,'moved',2,'{"type":"moved","entries":[[2,139]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',27,'moved',2,'{"type":"moved","entries":[[2,528]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',28,'moved',0,'{"type":"moved","entries":[[0,563]],"key":"k9992"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',29,'moved',0,'{"type":"moved","entries":[[0,621]],"key":"k9991"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',30,'moved',0,'{"type":"moved","entries":[[0,160]],"key":"k9990"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',31,'moved',1,'{"type":"moved","entries":[[1,185]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',32,'moved',1,'{"type":"moved","entries":[[1,630]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',33,'moved',2,'{"type":"moved","entries":[[2,152]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',34,'moved',0,'{"type":"moved","entries":[[0,190]],"key":"k9989"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',35,'moved',1,'{"type":"moved","entries":[[1,334]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',36,'moved',1,'{"type":"moved","entries":[[1,259]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',37,'moved',2,'{"type":"moved","entries":[[2,265]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',38,'moved',0,'{"type":"moved","entries":[[0,259]],"key":"k9988"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',39,'moved',1,'{"type":"moved","entries":[[1,259]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',40,'moved',2,'{"type":"moved","entries":[[2,141]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',41,'moved',0,'{"type":"moved","entries":[[0,166]],"key":"k9987"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',42,'moved',1,'{"type":"moved","entries":[[1,127]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',43,'moved',2,'{"type":"moved","entries":[[2,121]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',44,'moved',0,'{"type":"moved","entries":[[0,262]],"key":"k9986"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',45,'moved',1,'{"type":"moved","entries":[[1,142]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',46,'moved',2,'{"type":"moved","entries":[[2,638]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',47,'moved',1,'{"type":"moved","entries":[[1,631]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',48,'moved',0,'{"type":"moved","entries":[[0,632]],"key":"k9985"}',1789000175000,170000,7);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',49,'moved',1,'{"type":"moved","entries":[[1,35]],"key":""}',1789000175000,170000,5);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',50,'moved',2,'{"type":"moved","entries":[[2,27]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',51,'moved',0,'{"type":"moved","entries":[[0,3]],"key":"k9984"}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',52,'moved',2,'{"type":"moved","entries":[[2,124]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',53,'moved',2,'{"type":"moved","entries":[[2,535]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',54,'moved',2,'{"type":"moved","entries":[[2,618]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',55,'moved',0,'{"type":"moved","entries":[[0,177]],"key":"k9983"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',56,'moved',0,'{"type":"moved","entries":[[0,285]],"key":"k9982"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',57,'moved',1,'{"type":"moved","entries":[[1,173]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',58,'moved',1,'{"type":"moved","entries":[[1,274]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',59,'moved',2,'{"type":"moved","entries":[[2,167]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',60,'moved',0,'{"type":"moved","entries":[[0,162]],"key":"k9981"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',61,'moved',1,'{"type":"moved","entries":[[1,125]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',62,'moved',2,'{"type":"moved","entries":[[2,252]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',63,'moved',0,'{"type":"moved","entries":[[0,175]],"key":"k9980"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',64,'moved',1,'{"type":"moved","entries":[[1,143]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',65,'moved',2,'{"type":"moved","entries":[[2,158]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',66,'moved',0,'{"type":"moved","entries":[[0,252]],"key":"k9979"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('zx5JukWAGlBUiTPfF-Cpzg',67,'moved',1,'{"type":"moved","entries":[[1,142]],"key":""}',1789000175000,170000,0);
CREATE TABLE form (
	number INTEGER NOT NULL, 
	CONSTRAINT pk_form PRIMARY KEY (number)
);
INSERT INTO "form" VALUES(1);
CREATE TABLE handover (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_handover PRIMARY KEY (code), 
	CONSTRAINT fk_handover_person FOREIGN KEY(person) REFERENCES person (id)
);
CREATE TABLE house_time (
	id INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	CONSTRAINT pk_house_time PRIMARY KEY (id)
);
INSERT INTO "house_time" VALUES(1,170000);
CREATE TABLE lease (
	room VARCHAR(32) NOT NULL, 
	node VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_lease PRIMARY KEY (room), 
	CONSTRAINT fk_lease_room FOREIGN KEY(room) REFERENCES room (id), 
	CONSTRAINT fk_lease_node FOREIGN KEY(node) REFERENCES node (id) ON DELETE CASCADE
);
CREATE TABLE "match" (
	id VARCHAR(32) NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT, 
	names TEXT NOT NULL, 
	file TEXT, 
	people TEXT NOT NULL, 
	result TEXT, 
	game VARCHAR(64) NOT NULL, 
	bots TEXT NOT NULL, 
	practice BOOLEAN NOT NULL, 
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "match" VALUES('lS1WtlhqsNZdSkfhdVkZCA','WKAjMdNKUrRcgDcmF4fhQg',1789000005000,NULL,'["Mia","Jürgen"]',NULL,'["TJYbGJl5rE49FOtgutBw6g","xRCZ216y-mj55paBYTKLaw"]',NULL,'honeymoon','["",""]',0);
INSERT INTO "match" VALUES('Fz74jc_luKO_-a78TXqwLw','P6o8nd3lzgDmsr7oyy-SFw',1789000005000,NULL,'["Jürgen","Mia","Waffle"]',NULL,'["xRCZ216y-mj55paBYTKLaw","TJYbGJl5rE49FOtgutBw6g",""]',NULL,'sweet_nose','["","","random"]',0);
INSERT INTO "match" VALUES('5X1a2t4wQbL5LILIRTSf8A','TCAiNKwSwDPrUSZNumEF2A',1789000005000,1789000005000,'["Jürgen","Waffle"]','{"sweetbox":1,"game":"honeymoon","version":2,"seats":2,"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"edition":null,"commitment":"fe674ee9db12f5c9f9cf5227ec1dcea3d8656cbbb5984e3b6fffef815f0a066f","nonces":[],"seed":"088f377f9220e011e014420b9d8bb17ba5fae0fb0a9cc90e9671088b4212e07b","log":[[-1,3],[1,390],[0,415],[-1,0],[1,683],[1,248],[0,680],[0,162],[-1,3],[1,344],[0,174],[-1,3],[1,329],[0,247],[-1,4],[1,215],[0,596],[-1,4],[1,551],[0,629],[-1,1],[1,189],[0,66],[-1,3],[1,584],[0,439],[-1,4],[0,357],[1,426],[-1,0],[1,676],[0,678],[0,74],[-1,2],[1,435],[0,68],[-1,4],[1,616],[0,676],[-1,2],[1,30],[0,109],[-1,4],[1,676],[0,676],[-1,5],[1,676],[0,676],[-1,2],[1,457],[0,48],[-1,2],[1,428],[0,319],[-1,0],[1,676],[0,677],[0,559],[-1,1],[1,28],[0,633],[-1,4],[1,676],[0,676],[-1,4],[1,676],[0,676],[-1,1],[1,191],[0,655],[-1,0],[1,676],[0,676],[-1,3],[1,676],[0,676]],"links":"e451fc50202b396e70890f1ab5e8c966b1fda5826664cbd48e5da8713945697731a6211967221416ee16c59a55121d661a1a01b8b1069a09af5ce2f83bafe57f648d5cf94cd295ec3a5ed778bbd12b94ce0e54ecfdadd3b0a98d037e7f9abd6acf6059604bef249e280a64ead47ced6d710877d06fdcc44a4d8aef52120052df8b41b22d0ade34d73509c8529ba9b32cb5f22540ce17316e19ed","digest":"19ed31610abda27a93c8fb6f1f0872f851a298183030ce6bb6ee46026d18b43a","result":{"points":[26,3],"ranks":[1,2]}}','["xRCZ216y-mj55paBYTKLaw",""]','{"points":[26,3],"ranks":[1,2]}','honeymoon','["","random"]',0);
INSERT INTO "match" VALUES('4oALCFdnSLWZTlWEk6zFYQ','TCAiNKwSwDPrUSZNumEF2A',1789000005000,NULL,'["Jürgen","Waffle"]',NULL,'["xRCZ216y-mj55paBYTKLaw",""]',NULL,'honeymoon','["","random"]',0);
INSERT INTO "match" VALUES('GJDknu1V1w1P0PAUHonz9Q','DElJvMGURUJ3qRsxQJnVOQ',1789000005000,1789000005000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"sweets_stack","version":1,"seats":2,"options":{"rules":"basic","round_1":"as_named","round_2":"as_named","round_3":"as_named"},"edition":null,"commitment":"75ed267ca41db339f0e47a5a1a5ca55ef8c9e868764c9b01cf869803f29e7033","nonces":[],"seed":"4c6848bd9543300bff5afca91ad8adca2a12e14ecbcec6505089e9f5d2f317a1","log":[[-1,0],[-1,55],[-1,57],[-1,5],[-1,40],[-1,31],[-1,59],[-1,38],[-1,7],[-1,27],[-1,48],[-1,51],[-1,39],[-1,42],[-1,8],[-1,24],[-1,4],[-1,25],[-1,12],[-1,45],[-1,34],[-1,14],[-1,10],[-1,54],[-1,19],[-1,62],[-1,16],[-1,2],[-1,61],[-1,63],[-1,23],[-1,41],[-1,24],[-1,7],[-1,40],[-1,5],[-1,27],[-1,16],[-1,45],[-1,14],[-1,41],[-1,4],[1,1],[0,0],[1,43],[1,16],[1,18],[1,47],[-1,54],[-1,61],[-1,62],[-1,23],[-1,19],[1,131],[0,110],[1,298],[1,414],[0,383],[0,414],[1,0],[0,1],[0,26],[0,9],[0,29],[-1,48],[-1,38],[-1,57],[-1,51],[1,89],[0,121],[1,342],[0,214],[1,426],[0,412],[1,1],[0,0],[1,25],[1,56],[-1,25],[-1,2],[-1,34],[0,127],[1,104],[0,274],[1,366],[1,438],[0,411],[-1,8],[-1,63],[1,0],[0,1],[0,50],[0,40],[-1,0],[-1,55],[-1,39],[1,72],[0,109],[1,294],[0,146],[1,449],[0,424],[-1,59],[-1,10],[1,0],[1,95],[0,129],[1,374],[0,238],[1,411],[0,420],[-1,31],[1,0],[0,1],[0,2],[0,57],[1,82],[0,77],[1,167],[0,186],[1,429],[0,441],[0,0],[1,133],[0,112],[1,410],[1,471],[0,390],[0,432],[-1,5],[-1,19],[-1,48],[-1,27],[-1,25],[-1,14],[-1,57],[-1,62],[-1,54],[-1,39],[1,1],[0,1],[1,16],[0,27],[1,41],[0,50],[1,59],[0,29],[1,56],[0,21],[-1,63],[-1,61],[-1,8],[-1,55],[-1,12],[-1,41],[-1,59],[-1,45],[-1,10],[-1,40],[1,129],[0,78],[0,374],[1,170],[0,413],[1,412],[1,0],[0,1],[0,14],[0,57],[0,65],[-1,31],[-1,0],[-1,38],[-1,2],[1,110],[0,108],[1,292],[0,298],[1,425],[0,431],[0,1],[0,2],[0,33],[-1,24],[1,80],[0,95],[1,238],[1,430],[0,178],[0,441],[-1,16],[1,1],[1,18],[1,47],[-1,51],[-1,4],[-1,7],[0,104],[1,74],[1,274],[0,154],[1,442],[0,449],[-1,42],[0,1],[0,26],[0,29],[1,121],[0,82],[1,186],[0,410],[1,443],[0,471],[-1,5],[-1,2],[-1,55],[-1,63],[-1,51],[-1,41],[-1,8],[-1,12],[-1,23],[-1,38],[1,0],[0,0],[1,93],[0,75],[1,158],[0,233],[1,412],[0,414],[1,1],[1,10],[1,40],[1,43],[-1,39],[-1,7],[-1,16],[-1,57],[1,109],[0,125],[0,294],[0,432],[1,358],[1,425],[1,1],[1,18],[1,59],[-1,45],[-1,34],[-1,54],[1,115],[0,133],[1,390],[0,318],[1,435],[0,439],[-1,10],[-1,62],[0,1],[0,53],[0,12],[-1,19],[-1,4],[-1,48],[1,124],[0,74],[1,154],[0,354],[1,448],[0,411],[-1,61],[-1,42],[1,112],[0,89],[1,410],[1,471],[0,306],[0,423]],"links":"68be4b5b1a338a2d6e173f8350d3ded726345378fdb73275ffff7e7c39c18f3184fc86d18b24d1ca33d6ef9951f180fad9e03df5ae709ec1d69066da1783801e12ef896051832b51aaf4b2b8df540dfbbcf9566b38fea9093f644d26716131ba79a95e784ee66aece0e0c6b2b2510f7e1d90103f5fef9b0411b3da53d0d2f7b8290dff4748005fbfd1ebc0827ffb6b0dfa54d5ea39011b55f6fbe971845b3a806225e930d999eafd5e1a14d7abbbbd2d6ea537186b399c78b3f1a3287d4b4bac2374fc5153f81bf6c52f13f409f47f6dbc5a898cc53cd96887f49087194bec5417f9c21294de766398f5b4c5038542ce93d4055b48ef161082f6e8e4a620556313ecdc9824946314af32e09b5cffb8c5e22cda075cce4556492c617b50ebf7eea4bba9b38765d4b9b8add1ec66b254c38921e8c9087eea093f825be7a6f1ac6039c7241df1e5d354c36cf992f4645925e4074b40eabfc22d02f9d6f4c06da384d19bd71c568c364cba78aa83b2c5a48c98d5ea7bf8ef750a9909dbf7c9010b09244feb1003fb286a39addca26473f3518ab858d744ad8ed246b9f880d72c68c2e2579ecf366d295eb8425e162b448beec1217269dc7bef1da06a24944182920bc53f9446d31127f4c635160fb85fe9169c0e176c29afe1c2fcac80ed56a9cda85b9390a6eb2506dd0b72e956b890bed5d9be491fad155c560a0f1467e61be766673e8860a5d70191ad998221b3a3bbb32ac5c74bf9acf2de0e8be47e46e1fe08e85b6f8b1c23c4ead543a112ea52a9c8","digest":"a9c8b58433f9f35553f93cf16984493a03567891155d06ec5e79081665cf4d76","result":{"points":[19,15],"ranks":[1,2]}}','["O46H11XMQYcvRnLZBmdJ2Q",""]','{"points":[19,15],"ranks":[1,2]}','sweets_stack','["","random"]',0);
INSERT INTO "match" VALUES('_2VMMtl2yCoI9Koer-71YQ','BIIKF3BZTinpYT7BX03nCg',1789000005000,1789000005000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"biscuit_pockets","version":1,"seats":2,"options":{"idle_rounds":12,"show_seen":false},"edition":null,"commitment":"ed5ea16d35032afb60df8a582ad879e916c26d63d5048c3800bf5b3cd097f2fa","nonces":[],"seed":"ba29e39a758555176044ad2c170f46b0154c9834a5c00ec2767acef0b6997ee9","log":[[-1,1],[1,18],[-1,2],[1,46],[-1,7],[0,29],[-1,5],[1,8],[-1,3],[0,1],[-1,0],[0,64],[-1,0],[0,24],[-1,0],[1,43],[-1,7],[0,35],[-1,0],[0,40],[-1,3],[1,50],[-1,2],[0,0],[-1,0],[0,20],[-1,1],[1,4],[0,56],[1,11],[-1,2],[1,59],[-1,0],[1,13],[-1,0],[0,53],[-1,3],[1,68],[-1,4],[0,45],[-1,0],[1,31],[-1,3],[0,18],[0,51],[-1,5],[1,32],[0,7],[1,13],[1,0],[0,66],[-1,3],[1,68],[0,56],[1,10],[0,56],[1,69],[-1,3],[0,57],[-1,5],[1,60],[0,56],[1,63],[-1,0],[0,15],[1,22],[-1,3],[0,69],[1,50],[0,57],[1,7]],"links":"5a93b99d9e151572c0ac86222f26543ce5419cdd064ea56bf26bc6ef0c4d449e7ec8e5226653736ad2d0801430b3d6eaff02556381171fd048d36320bc53d2eca2ef9514a9d8807c41ea0a267df6be3b58e85bad02a1351ebe91a63bae843b6d97adb9b39ff29d2b450f2aa3445ceb55a93ace7aefb3c1d96a7dc0db6a147c272047904e2c731abf7782ae76d34e311b","digest":"311be49b17a37ba55b673e72c8c620340927e240bdca2d581d1396e0a0060945","result":{"points":[2,2],"ranks":[1,1]}}','["O46H11XMQYcvRnLZBmdJ2Q",""]','{"points":[2,2],"ranks":[1,1]}','biscuit_pockets','["","random"]',0);
INSERT INTO "match" VALUES('RTcRm0e1OxeEYTy4YQDT1Q','li13JgGT7yFwpPS9FRtHgA',1789000005000,1789000005000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"swintus","version":1,"seats":2,"options":{"idle_turns":10},"edition":null,"commitment":"00548e19064818b3f064f324ec40dc1f51197d0de208f8e0f255c596800d0b12","nonces":[],"seed":"1f2073504f458bccb3298ed8cc6cb7e71fc18b9a9ca400e5620d4609ab22c16d","log":[[-1,2],[-1,3],[-1,1],[-1,0],[-1,15],[-1,5],[-1,2],[-1,1],[-1,2],[-1,5],[-1,3],[-1,1],[-1,0],[-1,2],[-1,0],[1,9],[1,18],[1,25],[1,33],[-1,3],[-1,0],[-1,0],[-1,2],[-1,5],[-1,2],[-1,3],[0,8],[0,16],[0,32],[0,40],[0,49],[-1,3],[-1,3],[-1,3],[-1,4],[0,0],[0,8],[-1,4],[-1,1],[-1,2],[-1,5],[0,1],[0,16],[0,24],[0,32],[0,40],[0,48],[0,57],[-1,2],[-1,1],[0,16],[0,24],[-1,4],[-1,5],[0,0],[0,33]],"links":"61901d9c86a9d3e06192228cf23375a4a5cc85d45f3a6680a0f1edf66a956696489524bc206b96bb5a03c2facdc0864dc7044e2bc48d0b940dd70d7b1a99b09bc955e159def8d34b11625e0bbd5b3ba01ff99091ab2cd18e9580d24c926b8bc2fed7913e0bfb2f14a85a2282772b0f081493","digest":"1493ea33113e21c84063f231b94c32d042e0f7cddec463f5299470c18a9a3b5a","result":{"points":[0,0],"ranks":[1,1]}}','["O46H11XMQYcvRnLZBmdJ2Q",""]','{"points":[0,0],"ranks":[1,1]}','swintus','["","random"]',0);
INSERT INTO "match" VALUES('9KxoEFL4pmEAT6oeNcW7AA','pf4Cw-VbZn_PM60Y2EEb2A',1789000005000,NULL,'["Mia","Zoë","Ben"]',NULL,'["TJYbGJl5rE49FOtgutBw6g","O46H11XMQYcvRnLZBmdJ2Q","TJYbGJl5rE49FOtgutBw6g"]',NULL,'sweets_stack','["","",""]',0);
INSERT INTO "match" VALUES('TeKklFOChflbdoTGxb-b_g','b17XRdAQkT6SLZycu1o0Lw',1789000005000,NULL,'["Zoë","Waffle"]',NULL,'["O46H11XMQYcvRnLZBmdJ2Q",""]',NULL,'swintus','["","gentle"]',1);
INSERT INTO "match" VALUES('rGW1oGyyM6TTmipZGonDvg','obA7qb4wNpKVHwPyj-0tbg',1789000005000,1789000005000,'["Zoë","Mia"]','{"sweetbox":1,"game":"swintus","version":1,"seats":2,"options":{"idle_turns":10},"edition":null,"commitment":"e0254774124a5cc3d3b9dc5f1a98b9e6937c29a11f4bdc651706f0b48dbe9975","nonces":["","nonce 1"],"seed":"8af6ae5db149eab9c580492364fa4f7f1245926db1492d0e1607ac8d4dc972af","log":[[-1,1],[-1,7],[-1,1],[-1,1],[-1,8],[-1,6],[-1,3],[-1,1],[-1,5],[-1,3],[-1,5],[-1,2],[-1,2],[-1,1],[-1,3],[1,8],[1,18],[1,25],[1,33],[1,41],[-1,2],[-1,2],[-1,3],[-1,2],[-1,1],[-1,3],[-1,1],[0,9],[0,16],[0,24],[-1,4],[-1,4],[1,1],[1,75],[-1,5],[-1,4],[-1,0],[-1,0],[-1,0],[-1,3],[0,1],[0,9],[0,33],[-1,4],[1,0],[-1,0],[-1,4],[-1,3],[0,0],[0,8],[0,75],[-1,1],[1,25],[-1,1],[-1,2],[0,17],[0,24],[-1,2],[0,16]],"links":"1d805a55cb4b2d4ae53ea47085a3d8f847105f4ff31792401c806b9ffec4e438c56d12fa71541b6680f9040bdd03e591f8ab15255c73da55620690254ae31e957144536d5184ccbbca396647b42a0f7d8c56e17049d213090c0522716783520c0c4700f2b9821b621877614e5bb4ddd5d1158e7cf1da1f7a","digest":"1f7ad8ad99a8ff22e56602957996f7770ea7642e98ccc8a19854403565701cf6","result":{"points":[0,0],"ranks":[1,1]}}','["O46H11XMQYcvRnLZBmdJ2Q","TJYbGJl5rE49FOtgutBw6g"]','{"points":[0,0],"ranks":[1,1]}','swintus','["",""]',0);
INSERT INTO "match" VALUES('KCjunnP82bOFvFf-wmMTXw','obA7qb4wNpKVHwPyj-0tbg',1789000005000,NULL,'["Zoë","Mia"]',NULL,'["O46H11XMQYcvRnLZBmdJ2Q","TJYbGJl5rE49FOtgutBw6g"]',NULL,'biscuit_pockets','["",""]',0);
INSERT INTO "match" VALUES('fA4Dk0b0nsVX49FKmO0ZNg','0sIBe_9Q9x2vBnGhVQGGsQ',1789000175000,1789000175000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"swintus","version":1,"seats":2,"options":{"idle_turns":10},"edition":null,"commitment":"cd7702f5d55867ef1c07658ad84ded06a449c5be3911b05187cb398ddb7f2207","nonces":[],"seed":"04b7c49062fb1f3e053c1973a6f3260c1add0c60bc6e8f011b0d7dd126d89af5","log":[[-1,7],[-1,6],[-1,2],[-1,2],[-1,10],[-1,6],[-1,9],[-1,0],[-1,5],[-1,4],[-1,1],[-1,3],[-1,0],[-1,4],[-1,5],[0,0],[0,8],[0,25],[0,34],[-1,2],[-1,5],[-1,4],[-1,1],[-1,5],[-1,1],[-1,5],[1,0],[1,16],[1,25],[1,35],[1,75],[-1,2],[-1,4],[-1,2],[0,0],[0,18],[-1,0],[-1,4],[-1,1],[1,1],[1,24],[-1,1],[0,25],[-1,0],[-1,0],[-1,1],[-1,2],[-1,2],[-1,5],[-1,0],[-1,1],[0,18],[0,25],[0,32],[0,41],[-1,2],[-1,1],[-1,4],[-1,0],[-1,5],[-1,2],[-1,1],[1,1],[1,18],[1,26],[1,33],[-1,4],[0,0]],"links":"86ac48339817dea789af2657435cb023b8df3fbdc3c929bb3d2f21fb83870c4167ffd7cff133d97fadea9e68276551196374d97cdf906758a5e728811a509cc886a42c50ccc10a822fb4e1f4a1552d21ed6a140a34947c3f42328e2da2a02b275e3a0150e9ea6bbe7dfb4733f0a6860fd6d9b2f2581864e7d31b312a68bc405e0035910a7840299ab29c","digest":"b29c925c9c6a653dd35f298360eebe1a101fc7b582872a0ea39dbe333996765b","result":{"points":[0,0],"ranks":[1,1]}}','["O46H11XMQYcvRnLZBmdJ2Q",""]','{"points":[0,0],"ranks":[1,1]}','swintus','["","random"]',0);
INSERT INTO "match" VALUES('nIJJrIqRZBUqQ5NGVja4FQ','zx5JukWAGlBUiTPfF-Cpzg',1789000175000,1789000175000,'["Zoë","Waffle","Muffin"]','{"sweetbox":1,"game":"sweet_nose","version":1,"seats":3,"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"edition":null,"commitment":"e0792c94cff5b6558258315464b44e716d46e0b5945b14c76778296100877b94","nonces":[],"seed":"8f8fd388ea24adb65685ca7c40543dbc0f99b0720fb30986007d7a72079ffbf6","log":[[-1,4],[-1,0],[-1,4],[-1,1],[-1,1],[-1,3],[-1,1],[-1,0],[-1,0],[-1,4],[-1,1],[-1,0],[-1,4],[-1,1],[-1,3],[-1,3],[-1,2],[-1,2],[-1,3],[-1,4],[-1,2],[-1,2],[-1,2],[-1,0],[-1,0],[-1,4],[-1,2],[1,16],[2,99],[0,68],[2,155],[0,265],[1,248],[2,265],[0,173],[1,141],[2,159],[0,175],[1,135],[2,158],[0,172],[1,128],[2,148],[0,177],[2,637],[0,638],[1,634],[2,19],[1,96],[0,51],[2,139],[2,528],[0,563],[0,621],[0,160],[1,185],[1,630],[2,152],[0,190],[1,334],[1,259],[2,265],[0,259],[1,259],[2,141],[0,166],[1,127],[2,121],[0,262],[1,142],[2,638],[1,631],[0,632],[1,35],[2,27],[0,3],[2,124],[2,535],[2,618],[0,177],[0,285],[1,173],[1,274],[2,167],[0,162],[1,125],[2,252],[0,175],[1,143],[2,158],[0,252],[1,142]],"links":"ca7a5c3b5064dd730747a2ab1d49e368510ef0020a3634f5079a1b4cff2dbf35b826fc9b9f1df336e3c3f002cfe710d52b856b7bd326a5242c3f1202d9bb7b7ad20335831d157c26db32f5f516e42f02b6f7db1868040d8ba1540838c961ea22100795ec54b4bf2c4bab069761f80dfa6a41173bd1c802fc00bb922cf5e6a4b076198920fd827a35cc740c586713ff295d638821be32da9aa944a374a169d00657d08b6027d00e58d3ef840679e97e2e76d81de466998ed42aa5","digest":"2aa53560f189f3bb0cd92a1b8cba9dda14514203bc626cf3e578a6dd1b72ffbf","result":{"points":[70,86,85],"ranks":[1,3,2]}}','["O46H11XMQYcvRnLZBmdJ2Q","",""]','{"points":[70,86,85],"ranks":[1,3,2]}','sweet_nose','["","random","random"]',0);
CREATE TABLE member (
	person VARCHAR(32) NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	outside BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_member PRIMARY KEY (person, room), 
	CONSTRAINT fk_member_person FOREIGN KEY(person) REFERENCES person (id), 
	CONSTRAINT fk_member_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "member" VALUES('xRCZ216y-mj55paBYTKLaw','zeG1No9BkahIZRZEC57Olg',0,0);
INSERT INTO "member" VALUES('TJYbGJl5rE49FOtgutBw6g','zeG1No9BkahIZRZEC57Olg',0,0);
INSERT INTO "member" VALUES('TJYbGJl5rE49FOtgutBw6g','WKAjMdNKUrRcgDcmF4fhQg',0,0);
INSERT INTO "member" VALUES('xRCZ216y-mj55paBYTKLaw','WKAjMdNKUrRcgDcmF4fhQg',0,0);
INSERT INTO "member" VALUES('xRCZ216y-mj55paBYTKLaw','P6o8nd3lzgDmsr7oyy-SFw',0,0);
INSERT INTO "member" VALUES('TJYbGJl5rE49FOtgutBw6g','P6o8nd3lzgDmsr7oyy-SFw',0,0);
INSERT INTO "member" VALUES('xRCZ216y-mj55paBYTKLaw','TCAiNKwSwDPrUSZNumEF2A',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','DElJvMGURUJ3qRsxQJnVOQ',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','BIIKF3BZTinpYT7BX03nCg',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','li13JgGT7yFwpPS9FRtHgA',0,0);
INSERT INTO "member" VALUES('TJYbGJl5rE49FOtgutBw6g','pf4Cw-VbZn_PM60Y2EEb2A',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','pf4Cw-VbZn_PM60Y2EEb2A',0,0);
INSERT INTO "member" VALUES('xRCZ216y-mj55paBYTKLaw','pf4Cw-VbZn_PM60Y2EEb2A',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','b17XRdAQkT6SLZycu1o0Lw',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','obA7qb4wNpKVHwPyj-0tbg',0,0);
INSERT INTO "member" VALUES('TJYbGJl5rE49FOtgutBw6g','obA7qb4wNpKVHwPyj-0tbg',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','0sIBe_9Q9x2vBnGhVQGGsQ',0,0);
INSERT INTO "member" VALUES('O46H11XMQYcvRnLZBmdJ2Q','zx5JukWAGlBUiTPfF-Cpzg',0,0);
CREATE TABLE node (
	id VARCHAR(16) NOT NULL, 
	seen BIGINT NOT NULL, 
	used TEXT, 
	CONSTRAINT pk_node PRIMARY KEY (id)
);
CREATE TABLE notice (
	person VARCHAR(32) NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_notice PRIMARY KEY (person, room), 
	CONSTRAINT fk_notice_person FOREIGN KEY(person) REFERENCES person (id), 
	CONSTRAINT fk_notice_room FOREIGN KEY(room) REFERENCES room (id)
);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8), 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('TJYbGJl5rE49FOtgutBw6g','Mia',NULL,1789000005000);
INSERT INTO "person" VALUES('xRCZ216y-mj55paBYTKLaw','Jürgen',NULL,1789000005000);
INSERT INTO "person" VALUES('O46H11XMQYcvRnLZBmdJ2Q','Zoë',NULL,1789000005000);
CREATE TABLE presence (
	room VARCHAR(32) NOT NULL, 
	node VARCHAR(16) NOT NULL, 
	crowd TEXT NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (room, node), 
	CONSTRAINT fk_presence_room FOREIGN KEY(room) REFERENCES room (id), 
	CONSTRAINT fk_presence_node FOREIGN KEY(node) REFERENCES node (id) ON DELETE CASCADE
);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1789000000000);
CREATE TABLE push (
	id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_push PRIMARY KEY (id)
);
CREATE TABLE review (
	"match" VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	losses TEXT NOT NULL, 
	data BLOB NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_review PRIMARY KEY ("match"), 
	CONSTRAINT fk_review_match FOREIGN KEY("match") REFERENCES "match" (id)
);
CREATE TABLE review_job (
	"match" VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	asked BIGINT, 
	node VARCHAR(16), 
	done INTEGER NOT NULL, 
	"of" INTEGER NOT NULL, 
	failed BOOLEAN NOT NULL, 
	CONSTRAINT pk_review_job PRIMARY KEY ("match"), 
	CONSTRAINT fk_review_job_match FOREIGN KEY("match") REFERENCES "match" (id)
);
CREATE TABLE room (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	open INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	archived BIGINT, 
	host VARCHAR(32), 
	chairs TEXT NOT NULL, 
	to_act INTEGER NOT NULL, 
	day INTEGER NOT NULL, 
	points TEXT, 
	practice BOOLEAN NOT NULL, 
	"key" VARCHAR(64), 
	due BIGINT, 
	CONSTRAINT pk_room PRIMARY KEY (id)
);
INSERT INTO "room" VALUES('zeG1No9BkahIZRZEC57Olg','biscuit_pockets',1,'waiting',0,1789000005000,NULL,'xRCZ216y-mj55paBYTKLaw','[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia","nonce":"nonce 1"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('WKAjMdNKUrRcgDcmF4fhQg','honeymoon',0,'playing',0,1789000005000,NULL,'TJYbGJl5rE49FOtgutBw6g','[{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"},{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"}]',3,0,'[1,-1]',0,NULL,630000);
INSERT INTO "room" VALUES('P6o8nd3lzgDmsr7oyy-SFw','sweet_nose',0,'playing',0,1789000005000,NULL,'TJYbGJl5rE49FOtgutBw6g','[{"kind":"bot","name":"Muffin","bot":"random","left":"xRCZ216y-mj55paBYTKLaw","left_name":"Jürgen"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"},{"kind":"bot","name":"Waffle","bot":"random"}]',2,0,'[0,0,0]',0,NULL,NULL);
INSERT INTO "room" VALUES('TCAiNKwSwDPrUSZNumEF2A','honeymoon',0,'playing',0,1789000005000,NULL,'xRCZ216y-mj55paBYTKLaw','[{"kind":"person","person":"xRCZ216y-mj55paBYTKLaw","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}]',1,0,'[0,0]',0,NULL,NULL);
INSERT INTO "room" VALUES('DElJvMGURUJ3qRsxQJnVOQ','sweets_stack',0,'over',0,1789000005000,1789000005000,'O46H11XMQYcvRnLZBmdJ2Q','[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('BIIKF3BZTinpYT7BX03nCg','biscuit_pockets',0,'over',0,1789000005000,1789000005000,'O46H11XMQYcvRnLZBmdJ2Q','[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('li13JgGT7yFwpPS9FRtHgA','swintus',0,'over',0,1789000005000,NULL,'O46H11XMQYcvRnLZBmdJ2Q','[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('pf4Cw-VbZn_PM60Y2EEb2A','sweets_stack',0,'playing',0,1789000005000,NULL,'TJYbGJl5rE49FOtgutBw6g','[{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"},{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Ben","shared":true}]',7,0,'[0,0,0]',0,NULL,NULL);
INSERT INTO "room" VALUES('b17XRdAQkT6SLZycu1o0Lw','swintus',0,'playing',0,1789000005000,NULL,'O46H11XMQYcvRnLZBmdJ2Q','[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"gentle"}]',1,0,'[0,0]',1,NULL,NULL);
INSERT INTO "room" VALUES('obA7qb4wNpKVHwPyj-0tbg','biscuit_pockets',0,'playing',0,1789000175000,NULL,'O46H11XMQYcvRnLZBmdJ2Q','[{"kind":"bot","name":"Waffle","bot":"random","left":"O46H11XMQYcvRnLZBmdJ2Q","left_name":"Zoë"},{"kind":"person","person":"TJYbGJl5rE49FOtgutBw6g","name":"Mia"}]',2,0,NULL,0,'c329acc57764acfa0910420cfa7a47eb66efbe1a0f0f138cc6ac54a955b50d31',230000);
INSERT INTO "room" VALUES('0sIBe_9Q9x2vBnGhVQGGsQ','swintus',0,'over',0,1789000175000,NULL,'O46H11XMQYcvRnLZBmdJ2Q','[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('zx5JukWAGlBUiTPfF-Cpzg','sweet_nose',0,'over',0,1789000175000,NULL,'O46H11XMQYcvRnLZBmdJ2Q','[{"kind":"person","person":"O46H11XMQYcvRnLZBmdJ2Q","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"},{"kind":"bot","name":"Muffin","bot":"random"}]',0,0,NULL,0,NULL,NULL);
CREATE TABLE subscription (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	device VARCHAR(32) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(32) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	failures INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_subscription PRIMARY KEY (id), 
	CONSTRAINT fk_subscription_person FOREIGN KEY(person) REFERENCES person (id)
);
CREATE TABLE talk (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(64), 
	what VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_talk PRIMARY KEY (room, number), 
	CONSTRAINT fk_talk_room FOREIGN KEY(room) REFERENCES room (id), 
	CONSTRAINT fk_talk_person FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "talk" VALUES('obA7qb4wNpKVHwPyj-0tbg',1,0,'O46H11XMQYcvRnLZBmdJ2Q',NULL,'hello',1789000005000);
CREATE INDEX ix_room_archived_day ON room (archived, day);
CREATE INDEX ix_room_due ON room (due);
CREATE INDEX ix_room_public_archived_at ON room (public, archived, at);
CREATE INDEX ix_device_person ON device (person);
CREATE INDEX ix_handover_person ON handover (person);
CREATE INDEX ix_lease_node ON lease (node);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_presence_node ON presence (node);
CREATE INDEX ix_subscription_person ON subscription (person);
CREATE INDEX ix_talk_person ON talk (person);
COMMIT;
